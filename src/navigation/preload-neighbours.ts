import type { ClientModule } from '@docusaurus/types';
import { whenIdle } from './when-idle';
import { preloadNeighbour } from './window-docusaurus';

/** What a reader does who is reading: who leaves at once needs no other page. */
const signs = ['scroll', 'pointermove', 'touchstart', 'keydown'];

let isReading = false;

/** Loads the pages that links lead to, when they come into sight and nothing else is to be done; the next one is drawn too. */
const observer =
  typeof IntersectionObserver === 'undefined'
    ? undefined
    : new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
          observer?.unobserve(target);
          const isNext = target.matches('.pagination-nav__link--next');
          whenIdle(() => preloadNeighbour(target.pathname, isNext));
        }
      });

/** Watches the links to the page before this one and to the one after it. */
function watch(): void {
  observer?.disconnect();
  for (const link of document.querySelectorAll('.pagination-nav__link')) observer?.observe(link);
}

if (typeof window !== 'undefined') {
  const begin = () => {
    isReading = true;
    for (const sign of signs) removeEventListener(sign, begin, true);
    watch();
  };
  for (const sign of signs) addEventListener(sign, begin, { capture: true, passive: true });
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => {
  if (isReading) watch();
};
