const name = 'fishjam:search';

/** Opens search from anywhere in the page, as its shortcut does. */
export function requestSearch(): void {
  document.dispatchEvent(new Event(name));
}

/**
 * Calls `open` whenever search is requested.
 *
 * @returns a function that stops it.
 */
export function onSearchRequest(open: () => void): () => void {
  document.addEventListener(name, open);
  return () => document.removeEventListener(name, open);
}
