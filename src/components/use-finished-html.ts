import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { loadLinksAhead } from './links-ahead';
import { useInternalLinks } from './use-internal-links';

/** Properties of an element that shows finished HTML. */
interface Shown<T extends Element> {
  readonly ref: RefObject<T | null>;
  readonly 'data-text': string;
  readonly onClick: (event: MouseEvent) => void;
  readonly dangerouslySetInnerHTML: { readonly __html: string };
}

/**
 * Shows finished HTML whose links are those of the site: without loading it anew, and with what they lead to loaded ahead.
 *
 * @param text - its name among the texts of the page; see `page-texts.ts`.
 */
export function useFinishedHtml<T extends Element>(text: string, html: string): Shown<T> {
  const ref = useRef<T>(null);
  const onClick = useInternalLinks(html);
  useEffect(() => (ref.current ? loadLinksAhead(ref.current) : undefined), []);
  return { ref, 'data-text': text, onClick, dangerouslySetInnerHTML: { __html: html } };
}
