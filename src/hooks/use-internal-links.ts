import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useHistory } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../lib/plain-click';

/**
 * Makes links in static HTML behave like the site's own links: the build checks them and their targets, and following
 * them does not reload the page. The browser handles links within the page and to other sites.
 *
 * @param html - the HTML that contains the links.
 * @returns the click handler for the element that contains the HTML.
 */
export function useInternalLinks(html: string): (event: MouseEvent) => void {
  const history = useHistory();
  const { collectLink, collectAnchor } = useBrokenLinks();
  if (!ExecutionEnvironment.canUseDOM) {
    for (const [, href = ''] of html.matchAll(/<a[^>]* href="([#/][^"]*)"/g)) collectLink(href);
    for (const [, id = ''] of html.matchAll(/<[^>]* id="([^"]+)"/g)) collectAnchor(id);
  }
  return (event) => {
    const href = (event.target as Element).closest('a[href^="/"]')?.getAttribute('href');
    if (!href || !isPlainClick(event)) return;
    event.preventDefault();
    history.push(href);
  };
}
