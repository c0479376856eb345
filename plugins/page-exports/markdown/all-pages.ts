import type { Diagnostic } from '../../shared/diagnostics';
import { articlePart } from './article';
import { leftovers } from './leftovers';
import { pageToMarkdown, type SiteOfPages } from './page-to-markdown';
import type { MarkdownPage } from './pages';
import { Unreadable } from './unreadable';

/** Result of converting pages to Markdown. */
export interface MarkdownOfPages {
  /** Text of each page's Markdown. */
  readonly texts: ReadonlyMap<MarkdownPage, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Cache of Markdown from earlier runs. It contains only Markdown without problems. */
export interface KeptMarkdown {
  get(page: MarkdownPage, article: string): string | undefined;
  set(page: MarkdownPage, article: string, markdown: string): void;
}

/**
 * Returns the cached Markdown of pages that have not changed since an earlier run.
 *
 * @param htmlOf - returns the built HTML of a page.
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
 * Converts pages to Markdown, and continues after a problem so that all are reported together.
 *
 * @param htmlOf - returns the built HTML of a page.
 * @param kept - cache that receives the results.
 */
export function markdownOfPages(
  pages: readonly MarkdownPage[],
  htmlOf: (page: MarkdownPage) => string,
  site: SiteOfPages,
  kept: Pick<KeptMarkdown, 'set'>,
): MarkdownOfPages {
  const texts = new Map<MarkdownPage, string>();
  const diagnostics: Diagnostic[] = [];
  for (const page of pages) {
    try {
      const article = articlePart(htmlOf(page));
      const markdown = pageToMarkdown(page, article, site);
      texts.set(page, markdown);
      const found = leftovers(markdown, page.source);
      diagnostics.push(...found);
      if (found.length === 0) kept.set(page, article, markdown);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      diagnostics.push({ file: page.source, what: error.message, fix: error.fix });
    }
  }
  return { texts, diagnostics };
}
