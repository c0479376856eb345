import { answerTasks } from '../shared/processes';
import { docsVersion, docsVersions } from '../shared/versions';
import { PYTHON } from './check-content';
import { checkPythonOf } from './check-python';
import { checkVersion } from './check-version';

// `check-content.ts` starts this.

answerTasks((part: string) => (part === PYTHON ? checkPythonOf(docsVersions()) : checkVersion(docsVersion(part))));
