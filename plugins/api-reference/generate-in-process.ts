import { answerTasks } from '../shared/processes';
import { generateReference } from './generate';

// `scripts/build.ts` runs this in a separate process, so that its memory is free before pages are built, which needs
// the most memory.

answerTasks(() => generateReference());
