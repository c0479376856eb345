import { answerTasks } from '../shared/processes';
import { generateReference } from './generate';

// `scripts/build.ts` starts this: what is loaded to make the reference is gone when pages are made, which takes most memory.

answerTasks(() => generateReference());
