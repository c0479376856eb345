import { hashFolder, hashOf, hashOfPackages, openCache } from '../shared/cache';
import type { KeptMarkdown } from './all-pages';

/**
 * Keeps the Markdown of pages in `.cache/`, by what it is made from: the article of the built page, what is known of the
 * page, the addresses of all pages, because links between them lead to Markdown, and the program.
 *
 * @param siteUrl - scheme and host of the site.
 * @param paths - of all pages that have Markdown.
 */
export function keptMarkdown(siteUrl: string, paths: readonly string[]): KeptMarkdown {
  const cache = openCache<string>('page-markdown');
  // How code is copied is shared with the page.
  const program = [hashFolder('plugins/page-markdown'), hashFolder('src/components', (name) => name === copied)];
  const site = hashOf(...program, hashOfPackages(), siteUrl, ...paths);
  const keyOf = (page: object, article: string) => hashOf(site, JSON.stringify(page), article);
  return {
    get: (page, article) => cache.get(keyOf(page, article)),
    set: (page, article, markdown) => cache.set(keyOf(page, article), markdown),
  };
}

const copied = 'copyable-text.ts';
