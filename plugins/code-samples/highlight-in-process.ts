import { answerTasks } from '../shared/processes';
import { highlight, type SymbolLink } from './highlight';
import type { Sample } from './sample';
import type { Hover } from './typescript';

// `colours.ts` starts this.

/** A sample, and what is known of its identifiers. */
export interface HighlightTask {
  readonly sample: Sample;
  readonly hovers: readonly Hover[];
  readonly links: readonly SymbolLink[];
}

answerTasks(({ sample, hovers, links }: HighlightTask) => highlight(sample, hovers, links));
