import { markdownPath } from '../../../src/lib/page-path';
import { Unreadable } from './unreadable';

/**
 * Returns the absolute URL of a link in Markdown. A link to a page of the site leads to the page's Markdown.
 *
 * @param href - the link as written in the page.
 * @param from - path of the page.
 * @throws Unreadable when the link is not a valid URL.
 */
export type ResolveLink = (href: string, from: string) => string;

/**
 * Creates the resolver of a site.
 *
 * @param siteUrl - scheme and host of the site.
 * @param paths - paths of all pages that have Markdown.
 */
export function linksOfSite(siteUrl: string, paths: ReadonlySet<string>): ResolveLink {
  const { origin } = new URL(siteUrl);
  return (href, from) => {
    if (!URL.canParse(href, origin + from))
      throw new Unreadable(`The link to "${href}" is not a valid URL.`, 'Correct the address.');
    const url = new URL(href, origin + from);
    if (url.origin !== origin) return href;
    if (paths.has(url.pathname)) url.pathname = markdownPath(url.pathname);
    return url.href;
  };
}
