const callbacks = new WeakMap<Element, () => void>();

/** Observer for all elements, which are measured together after a layout changes their sizes. */
const observer =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver((entries) => {
        for (const { target } of entries) callbacks.get(target)?.();
      });

/**
 * Calls a function when an element gets its first size and whenever its size changes.
 *
 * @returns a function that stops observing.
 */
export function onResize(element: Element, callback: () => void): () => void {
  callbacks.set(element, callback);
  observer?.observe(element);
  return () => {
    observer?.unobserve(element);
    callbacks.delete(element);
  };
}
