import { answerTasks } from '../shared/processes';
import { docsVersion, docsVersions } from '../shared/versions';
import { checkPeculiarities } from './peculiarities/check';
import { checkUpgrades } from '../api-reference/upgrades/check-upgrades';
import { PECULIARITIES, PYTHON, UPGRADES } from './check-content';
import { checkPythonOf } from './check-python';
import { checkVersion } from './check-version';
import { lintUpgrades } from './upgrade-samples';

// `check-content.ts` runs this module in a separate process.

answerTasks(async (part: string) => {
  if (part === PYTHON) return checkPythonOf(docsVersions());
  if (part === PECULIARITIES) return checkPeculiarities();
  if (part === UPGRADES) return [...(await checkUpgrades()), ...(await lintUpgrades())];
  return checkVersion(docsVersion(part));
});
