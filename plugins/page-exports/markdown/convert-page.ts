import type { Diagnostic } from '../../shared/diagnostics';
import { leftovers } from './leftovers';
import { pageToMarkdown, type SiteOfPages } from './page-to-markdown';
import type { MarkdownPage } from './pages';
import { Unreadable } from './unreadable';

/**
 * Converts a page to Markdown and checks the result.
 *
 * @param html - the built page, or its article.
 * @returns the Markdown, or all problems in the page.
 */
export function convertPage(page: MarkdownPage, html: string, site: SiteOfPages): string | readonly Diagnostic[] {
  try {
    const markdown = pageToMarkdown(page, html, site);
    const diagnostics = leftovers(markdown, page.source);
    return diagnostics.length > 0 ? diagnostics : markdown;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return [{ file: page.source, what: error.message, fix: error.fix }];
  }
}
