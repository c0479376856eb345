import type { Fault } from '../shared/faults';
import { leftovers } from './leftovers';
import { pageToMarkdown, type SiteOfPages } from './page-to-markdown';
import type { MarkdownPage } from './pages';
import { Unreadable } from './unreadable';

/** What a run makes of all pages. */
export interface MarkdownOfPages {
  /** The text of each page's Markdown. */
  readonly texts: ReadonlyMap<MarkdownPage, string>;
  readonly faults: readonly Fault[];
}

/**
 * Turns all pages into Markdown, and goes on after a fault, so that all are told at once.
 *
 * @param htmlOf - gives the built HTML of a page.
 */
export function markdownOfPages(
  pages: readonly MarkdownPage[],
  htmlOf: (page: MarkdownPage) => string,
  site: SiteOfPages,
): MarkdownOfPages {
  const texts = new Map<MarkdownPage, string>();
  const faults: Fault[] = [];
  for (const page of pages) {
    try {
      const markdown = pageToMarkdown(page, htmlOf(page), site);
      texts.set(page, markdown);
      faults.push(...leftovers(markdown, page.source));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      faults.push({ file: page.source, what: error.message, fix: error.fix });
    }
  }
  return { texts, faults };
}
