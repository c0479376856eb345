import { answerTasks } from '../shared/processes';
import { docsVersion, docsVersions } from '../shared/versions';
import { checkPeculiarities } from './peculiarities/check';
import { PECULIARITIES, PYTHON, UPGRADES } from './check-content';
import { checkPythonOf } from './check-python';
import { checkUpgradeGuides } from './check-upgrade-guides';
import { checkVersion } from './check-version';

// `check-content.ts` runs this module in a separate process.

answerTasks((part: string) => {
  if (part === PYTHON) return checkPythonOf(docsVersions());
  if (part === PECULIARITIES) return checkPeculiarities();
  if (part === UPGRADES) return checkUpgradeGuides();
  return checkVersion(docsVersion(part));
});
