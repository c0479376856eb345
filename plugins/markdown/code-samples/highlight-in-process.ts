import { answerTasks } from '../../shared/processes';
import { highlight, type SymbolLink } from './highlight';
import type { Sample } from './sample';
import type { Hover } from './typescript';

// `highlighter.ts` runs this module in a separate process.

/** A sample, and data about its identifiers. */
export interface HighlightTask {
  readonly sample: Sample;
  readonly hovers: readonly Hover[];
  readonly links: readonly SymbolLink[];
}

answerTasks(({ sample, hovers, links }: HighlightTask) => highlight(sample, hovers, links));
