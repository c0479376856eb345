import { hashOf, hashOfCode, openCache } from '../../shared/cache';
import type { KeptMarkdown } from './all-pages';

/**
 * Caches the Markdown of pages in `.cache/`.
 *
 * The key consists of the article of the built page, the data about the page, the code that generates Markdown, and
 * the paths of all pages, because links between pages lead to their Markdown.
 *
 * @param siteUrl - scheme and host of the site.
 * @param paths - paths of all pages that have Markdown.
 */
export function keptMarkdown(siteUrl: string, paths: readonly string[]): KeptMarkdown {
  const cache = openCache<string>('page-markdown');
  const site = hashOf(hashOfCode(), siteUrl, ...paths);
  const keyOf = (page: object, article: string) => hashOf(site, JSON.stringify(page), article);
  return {
    get: (page, article) => cache.get(keyOf(page, article)),
    set: (page, article, markdown) => cache.set(keyOf(page, article), markdown),
  };
}
