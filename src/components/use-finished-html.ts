import type { MouseEvent, RefCallback, TouchEvent } from 'react';
import { loadLinksInSight, loadPointedLink } from './links-ahead';
import { useInternalLinks } from './use-internal-links';

/** Properties of an element that shows finished HTML. */
interface Shown {
  readonly ref: RefCallback<Element>;
  readonly 'data-text': string;
  readonly onClick: (event: MouseEvent) => void;
  readonly onMouseOver: (event: MouseEvent) => void;
  readonly onTouchStart: (event: TouchEvent) => void;
  readonly dangerouslySetInnerHTML: { readonly __html: string };
}

/**
 * Shows finished HTML whose links are those of the site: without loading it anew, and with what they lead to loaded ahead.
 *
 * @param text - its name among the texts of the page; see `page-texts.ts`.
 */
export function useFinishedHtml(text: string, html: string): Shown {
  return {
    ref: loadLinksInSight,
    'data-text': text,
    onClick: useInternalLinks(html),
    onMouseOver: loadPointedLink,
    onTouchStart: loadPointedLink,
    dangerouslySetInnerHTML: { __html: html },
  };
}
