import { onResize } from './on-resize';

/**
 * Tells whether what is in an element is wider than the element, first and each time when that may have changed. What has
 * not been laid out yet has no width: its first one is a change too.
 *
 * @returns a function that ends it.
 */
export function onOverflow(element: Element, tell: (isWider: boolean) => void): () => void {
  const update = () => tell(element.scrollWidth > element.clientWidth);
  const ends = [element, ...element.children].map((each) => onResize(each, update));
  return () => {
    for (const end of ends) end();
  };
}
