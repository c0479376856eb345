import { markdownPath } from './markdown-path';

/**
 * Gives the address under which a link of a page is followed in Markdown: whole, and for a page of the site the address
 * of its Markdown.
 *
 * @param href - as the page has it.
 * @param from - path of the page.
 */
export type ResolveLink = (href: string, from: string) => string;

/**
 * Makes the resolver of a site.
 *
 * @param siteUrl - scheme and host of the site.
 * @param paths - of all pages that have Markdown.
 */
export function linksOfSite(siteUrl: string, paths: ReadonlySet<string>): ResolveLink {
  const { origin } = new URL(siteUrl);
  return (href, from) => {
    const url = new URL(href, origin + from);
    if (url.origin !== origin) return href;
    if (paths.has(url.pathname)) url.pathname = markdownPath(url.pathname);
    return url.href;
  };
}
