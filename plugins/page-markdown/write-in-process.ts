import { answerTasks } from '../shared/processes';
import type { MarkdownPage } from './pages';
import { writePages, type BuiltSite } from './written-pages';

// The plugin starts this when there are many pages to write.

/** Pages of a site whose Markdown is wanted. */
export interface PagesTask {
  readonly pages: readonly MarkdownPage[];
  readonly site: BuiltSite;
}

/** Answers with the faults of the pages. */
answerTasks(({ pages, site }: PagesTask) => writePages(pages, site));
