/**
 * Loads the pages that links inside finished HTML lead to, as the framework's links do: their scripts when a link comes into
 * sight, all of the page when the reader points at it.
 *
 * @returns a function that ends it.
 */
export function loadLinksAhead(element: Element): () => void {
  const events = new AbortController();
  const once = { once: true, passive: true, signal: events.signal };
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    }
  });
  // Places on the page are there already.
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    sight.observe(link);
    for (const event of ['mouseenter', 'touchstart'])
      link.addEventListener(event, () => void window.docusaurus.preload(link.pathname), once);
  }
  return () => {
    sight.disconnect();
    events.abort();
  };
}
