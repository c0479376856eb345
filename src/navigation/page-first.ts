import type { Location } from 'history';
import { flushSync } from 'react-dom';

/** Where the pages of one menu are shown. */
interface Slot {
  /** Whether it has a page of its own at a path, and shows another one now. */
  readonly hasOther: (pathname: string) => boolean;
  readonly show: (location: Location) => void;
}

let slot: Slot | undefined;
/** Keys of the addresses that the router hears of when their pages are shown already. */
const shownFirst = new Set<Location['key']>();
let listener: ((location: Location) => void) | undefined;

/**
 * Shows the page of an address, and nothing else: the frame around it still is that of the page before.
 *
 * @returns false when the frame has no place for the page, so that both must be drawn together.
 */
export function showPageFirst(location: Location): boolean {
  if (!slot?.hasOther(location.pathname)) {
    shownFirst.delete(location.key);
    return false;
  }
  shownFirst.add(location.key);
  flushSync(() => {
    slot?.show(location);
    listener?.(location);
  });
  return true;
}

/** Whether the page of an address that the router tells of was shown before it told; then the reader may be at another one. */
export const wasShownFirst = ({ key }: Location): boolean => shownFirst.has(key);

/** Tells of the slot in the frame that is drawn now. @returns what takes it away. */
export function provideSlot(own: Slot): () => void {
  slot = own;
  return () => {
    if (slot === own) slot = undefined;
  };
}

/** Called with each address whose page is shown first, while that is drawn. @returns what ends it. */
export function onPageFirst(listen: (location: Location) => void): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = undefined;
  };
}
