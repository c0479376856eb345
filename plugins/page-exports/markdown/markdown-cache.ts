import { hashOf, openCache } from '../../shared/cache';
import type { MarkdownPage } from './pages';

/** Markdown of pages from earlier builds. */
interface MarkdownCache {
  get(page: MarkdownPage, article: string): string | undefined;
  set(page: MarkdownPage, article: string, markdown: string): void;
}

/**
 * Opens the cache in `.cache/`.
 *
 * The key covers the article of the built page, the data about the page, and the paths of all pages, because links
 * point to the Markdown of other pages.
 *
 * @param siteUrl - scheme and host of the site.
 * @param paths - paths of all pages that have Markdown.
 */
export function markdownCache(siteUrl: string, paths: readonly string[]): MarkdownCache {
  const cache = openCache<string>('page-markdown');
  const site = hashOf(siteUrl, ...paths);
  const keyOf = (page: MarkdownPage, article: string) => hashOf(site, JSON.stringify(page), article);
  return {
    get: (page, article) => cache.get(keyOf(page, article)),
    set: (page, article, markdown) => cache.set(keyOf(page, article), markdown),
  };
}
