import { answerTasks } from '../shared/processes';
import { generateReference } from './generate';

// `scripts/build.ts` runs this in a separate process, which frees its memory before pages are built: building pages
// needs the most memory.

answerTasks(() => generateReference());
