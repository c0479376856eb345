/** Pages of the site; places on the page are there already. */
const links = 'a[href^="/"]';

/**
 * Loads the pages that links inside finished HTML lead to as the framework's links do: their scripts when a link comes into
 * sight, all of the page when the reader points at it.
 *
 * @returns a function that ends it.
 */
export function loadLinksAhead(element: Element): () => void {
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      sight.unobserve(target);
      void window.docusaurus.prefetch(pathOf(target));
    }
  });
  for (const link of element.querySelectorAll(links)) sight.observe(link);
  const pointed = new Set<Element>();
  const load = ({ target }: Event) => {
    const link = (target as Element).closest(links);
    if (!link || pointed.has(link)) return;
    pointed.add(link);
    void window.docusaurus.preload(pathOf(link));
  };
  const events = new AbortController();
  for (const event of ['mouseover', 'touchstart'])
    element.addEventListener(event, load, { passive: true, signal: events.signal });
  return () => {
    sight.disconnect();
    events.abort();
  };
}

const pathOf = (link: Element) => (link as HTMLAnchorElement).pathname;
