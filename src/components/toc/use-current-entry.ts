import { useEffect } from 'react';
import { currentHeading } from './current-heading';

interface Names {
  /** Classes of the links in the table of contents. */
  readonly link: string;
  /** Class of the one that leads to what is read. */
  readonly active: string;
}

/** Marks the entry of the section that is read, as long as there are names; the page is measured at once, and when it scrolls. */
export function useCurrentEntry(names: Names | undefined): void {
  const link = names?.link;
  const active = names?.active;
  useEffect(() => {
    if (!link || !active) return undefined;
    const bar = document.querySelector('.navbar')?.clientHeight ?? 0;
    const links = [...document.getElementsByClassName(link)].filter((each) => each instanceof HTMLAnchorElement);
    const mark = () => {
      // A page that was left is out of the document, and is told of it a moment later.
      if (!links[0]?.isConnected) return;
      // What is below the first screen may be drawn later, and what is in a tab may be hidden.
      const places = links.flatMap((each) => {
        const place = document.getElementById(decodeURIComponent(each.hash.slice(1)))?.getBoundingClientRect();
        return place && place.height > 0 ? [{ link: each, top: place.top, bottom: place.bottom }] : [];
      });
      const current = currentHeading(places, bar, window.innerHeight)?.link;
      for (const each of links) each.classList.toggle(active, each === current);
    };
    mark();
    const events = new AbortController();
    const options = { passive: true, signal: events.signal };
    document.addEventListener('scroll', mark, options);
    window.addEventListener('resize', mark, options);
    return () => events.abort();
  }, [link, active]);
}
