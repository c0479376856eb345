import { answerTasks } from '../shared/processes';
import { generateReference } from './generate';

// `tools/content.ts` runs this module in a separate process so that its memory is freed before the pages are built, the
// step that needs the most memory, and before the content is checked.

answerTasks(() => generateReference());
