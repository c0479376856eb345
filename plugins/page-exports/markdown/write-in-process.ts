import { answerTasks } from '../../shared/processes';
import type { MarkdownPage } from './pages';
import { writePages, type BuiltSite } from './written-pages';

// The plugin runs this in a separate process if there are many pages to write.

/** Pages of a site whose Markdown is requested. */
export interface PagesTask {
  readonly pages: readonly MarkdownPage[];
  readonly site: BuiltSite;
}

/** Sends back the problems in the pages. */
answerTasks(({ pages, site }: PagesTask) => writePages(pages, site));
