import { onResize } from './on-resize';

/**
 * Reports whether an element's content is wider than the element, initially and whenever this may have changed. An
 * element without layout has no width, so its first layout counts as a change.
 *
 * @returns a function that stops observing.
 */
export function onOverflow(element: Element, tell: (isWider: boolean) => void): () => void {
  const update = () => tell(element.scrollWidth > element.clientWidth);
  const ends = [element, ...element.children].map((each) => onResize(each, update));
  return () => {
    for (const end of ends) end();
  };
}
