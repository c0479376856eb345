import type { Fault } from '../shared/faults';
import { articlePart } from './article';
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

/** Faultless Markdown of earlier runs. */
export interface KeptMarkdown {
  get(page: MarkdownPage, article: string): string | undefined;
  set(page: MarkdownPage, article: string, markdown: string): void;
}

/**
 * Takes the Markdown of those pages that are as they were in an earlier run.
 *
 * @param htmlOf - gives the built HTML of a page.
 */
export function keptPages(
  pages: readonly MarkdownPage[],
  htmlOf: (page: MarkdownPage) => string,
  kept: Pick<KeptMarkdown, 'get'>,
): ReadonlyMap<MarkdownPage, string> {
  return new Map(
    pages.flatMap((page) => {
      const markdown = kept.get(page, articlePart(htmlOf(page)));
      return markdown === undefined ? [] : [[page, markdown]];
    }),
  );
}

/**
 * Turns pages into Markdown, and goes on after a fault, so that all are told at once.
 *
 * @param htmlOf - gives the built HTML of a page.
 * @param kept - receives what need not be made again.
 */
export function markdownOfPages(
  pages: readonly MarkdownPage[],
  htmlOf: (page: MarkdownPage) => string,
  site: SiteOfPages,
  kept: Pick<KeptMarkdown, 'set'>,
): MarkdownOfPages {
  const texts = new Map<MarkdownPage, string>();
  const faults: Fault[] = [];
  for (const page of pages) {
    try {
      const article = articlePart(htmlOf(page));
      const markdown = pageToMarkdown(page, article, site);
      texts.set(page, markdown);
      const found = leftovers(markdown, page.source);
      faults.push(...found);
      if (found.length === 0) kept.set(page, article, markdown);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      faults.push({ file: page.source, what: error.message, fix: error.fix });
    }
  }
  return { texts, faults };
}
