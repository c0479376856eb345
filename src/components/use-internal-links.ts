import { useHistory } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { MouseEvent } from 'react';
import { isPlainClick } from './plain-click';

/**
 * Makes the links inside finished HTML behave like the site's own: they are checked by the build, and followed without
 * loading the page anew.
 *
 * @param html - the HTML that contains the links.
 * @returns the click handler of the element around the HTML.
 */
export function useInternalLinks(html: string): (event: MouseEvent) => void {
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  for (const [, href] of html.matchAll(/<a[^>]* href="([^"]+)"/g)) if (href) brokenLinks.collectLink(href);
  return (event) => {
    const href = (event.target as Element).closest('a[href]')?.getAttribute('href');
    if (!href || !isPlainClick(event)) return;
    event.preventDefault();
    history.push(href);
  };
}
