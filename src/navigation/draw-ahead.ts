import { whenIdle } from './when-idle';

type Listener = (path: string) => void;

let listener: Listener | undefined;

/** The page that is to be drawn, and whether the reader points at its link. */
let next: { readonly path: string; readonly isPointedAt: boolean } | undefined;

/**
 * Has a page drawn that the reader may go to, when the browser has nothing else to do: the last one whose link the reader
 * pointed at, else the one whose link is in sight.
 *
 * @param path - of the page. Its scripts have been asked for; when they could not be had, what is drawn says so.
 */
export function drawAhead(path: string, isPointedAt: boolean): void {
  if (next?.isPointedAt && !isPointedAt) return;
  const own = (next = { path, isPointedAt });
  whenIdle(() => {
    if (next === own) listener?.(path);
  });
}

/** The reader has gone to a page: what was to be drawn ahead of another one is not wanted any more. */
export function forgetAhead(): void {
  next = undefined;
}

/** Called with each page that is to be drawn ahead. @returns what ends it. */
export function onDrawAhead(listen: Listener): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = undefined;
  };
}
