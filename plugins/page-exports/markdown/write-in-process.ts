import { answerTasks } from '../../shared/processes';
import type { MarkdownPage } from './pages';
import { writePages, type BuiltSite } from './write-pages';

// The plugin runs this module in a separate process if there are many pages to write.

/** Pages to write as Markdown, and the site that contains them. */
export interface PagesTask {
  readonly pages: readonly MarkdownPage[];
  readonly site: BuiltSite;
}

/** Writes the pages, and sends back the problems in them. */
answerTasks(({ pages, site }: PagesTask) => writePages(pages, site));
