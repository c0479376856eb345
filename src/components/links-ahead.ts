import { whenIdle } from '@site/src/navigation/when-idle';

/** Links to pages of the site in finished HTML; places on the page are there already. */
const links = 'a[href^="/"]';

const pathOf = (link: Element) => (link as HTMLAnchorElement).pathname;

/** What was drawn and has not been searched for links. */
const drawn = new Set<Element>();
let sight: IntersectionObserver | undefined;

/**
 * Has the scripts of pages loaded when links to them, inside finished HTML, come into sight, as the framework's links do. A
 * page has many such elements, so they are searched when the browser has nothing else to do. Given to an element as its ref.
 */
export function loadLinksInSight(element: Element | null): void {
  if (!element) return;
  if (drawn.size === 0) whenIdle(watchDrawn);
  drawn.add(element);
}

function watchDrawn(): void {
  sight ??= new IntersectionObserver((entries, observer) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void window.docusaurus.prefetch(pathOf(target));
    }
  });
  for (const element of drawn) for (const link of element.querySelectorAll(links)) sight.observe(link);
  drawn.clear();
}

const pointed = new WeakSet<Element>();

/** Has the page of a link inside finished HTML loaded when the reader points at it, as the framework's links do. */
export function loadPointedLink({ target }: { readonly target: EventTarget }): void {
  const link = (target as Element).closest(links);
  if (!link || pointed.has(link)) return;
  pointed.add(link);
  void window.docusaurus.preload(pathOf(link));
}
