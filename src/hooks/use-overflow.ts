import { useEffect, useState, type RefObject } from 'react';

const callbacks = new WeakMap<Element, () => void>();

/** Observer for all elements, which are measured together after a layout changes their sizes. */
let observer: ResizeObserver | undefined;

/**
 * Whether an element's content is wider than the element, initially and whenever this may have changed. An element
 * without layout has no width, so its first layout counts as a change.
 */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [isWider, setIsWider] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observed = [element, ...element.children];
    const update = () => setIsWider(element.scrollWidth > element.clientWidth);
    observer ??= new ResizeObserver((entries) => {
      for (const { target } of entries) callbacks.get(target)?.();
    });
    for (const each of observed) {
      callbacks.set(each, update);
      observer.observe(each);
    }
    return () => {
      for (const each of observed) {
        observer?.unobserve(each);
        callbacks.delete(each);
      }
    };
  }, [box]);
  return isWider;
}
