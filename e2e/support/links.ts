import { pagePath } from '../../src/lib/page-path';
import { attributeValues } from './built-site';

/** Numbers of internal links on a page, and a list of the broken links. */
export interface CheckedLinks {
  readonly links: number;
  /** Number of links with an anchor. */
  readonly anchors: number;
  /** Broken links, each with the page that contains it and the reason. */
  readonly broken: readonly string[];
}

/** Whether a link leads to another site. */
export const isExternal = (url: string): boolean => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url);

/**
 * Returns a function that checks all internal links on a page.
 *
 * @param pages - HTML of each page of the site, by route.
 * @param files - paths of all files of the site.
 */
export function linkChecker(
  pages: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
): (route: string) => CheckedLinks {
  const anchors = new Map([...pages].map(([route, html]) => [route, new Set(attributeValues(html, 'id'))]));
  const problemOf = (from: string, url: string): string | undefined => {
    const { pathname, hash } = new URL(url, `http://site${from}`);
    const route = pagePath(decodeURI(pathname));
    if (files.has(route)) return undefined;
    const ids = anchors.get(route);
    if (!ids) return `${from} → ${url}: no such page`;
    if (hash.length > 1 && !ids.has(decodeURIComponent(hash.slice(1)))) return `${from} → ${url}: no such anchor`;
    return undefined;
  };
  return (route) => {
    const urls = attributeValues(pages.get(route) ?? '', 'href').filter((url) => url !== '' && !isExternal(url));
    return {
      links: urls.length,
      anchors: urls.filter((url) => /#./.test(url)).length,
      broken: urls.flatMap((url) => problemOf(route, url) ?? []),
    };
  };
}
