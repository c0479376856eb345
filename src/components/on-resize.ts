const callbacks = new WeakMap<Element, () => void>();

/** One for all elements: they are measured together, after the layout that changed their sizes. */
const observer =
  typeof ResizeObserver === 'undefined'
    ? undefined
    : new ResizeObserver((entries) => {
        for (const { target } of entries) callbacks.get(target)?.();
      });

/**
 * Calls a function when an element has got its first size, and each time when its size has changed.
 *
 * @returns a function that ends it.
 */
export function onResize(element: Element, callback: () => void): () => void {
  callbacks.set(element, callback);
  observer?.observe(element);
  return () => {
    observer?.unobserve(element);
    callbacks.delete(element);
  };
}
