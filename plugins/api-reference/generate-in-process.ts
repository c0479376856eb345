import { answerTasks } from '../shared/processes';
import { generateReference } from './generate';

// `scripts/build.ts` runs this in a separate process, so that its memory is freed before the pages are built, which is
// the step that needs the most memory.

answerTasks(() => generateReference());
