import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import { drawAhead } from './draw-ahead';
import { whenIdle } from './when-idle';

/** Pages that were asked for, by their path: the framework says no more of one that it has asked for before. */
const loading = new Map<string, Promise<unknown>>();

/** Loads a page before the reader goes there. @returns what the framework returns: `false` when there is nothing to load. */
function load(path: string): false | Promise<unknown> {
  const loaded = docusaurus.preload(path);
  if (loaded) loading.set(path, loaded);
  return loaded;
}

function drawWhenLoaded(path: string, isPointedAt: boolean): void {
  void loading.get(path)?.then(() => drawAhead(path, isPointedAt));
}

/** Loads the page before the one that is shown, or the one after it, which is drawn ahead too. */
export function preloadNeighbour(path: string, isNext: boolean): void {
  void load(path);
  if (isNext) drawWhenLoaded(path, false);
}

/**
 * What the framework's links call, by `window.docusaurus`: each prefetches its page when it comes into sight. A screen has
 * many of them, and looking up what one needs takes milliseconds, so each waits until the browser has nothing else to do.
 * The page of a link that the reader points at is loaded, and drawn ahead.
 */
export default Object.freeze({
  ...docusaurus,
  prefetch: (address: string) => whenIdle(() => void docusaurus.prefetch(address)),
  preload: (address: string) => {
    const path = address.replace(/[?#].*$/s, '');
    const loaded = load(path);
    drawWhenLoaded(path, true);
    return loaded;
  },
});
