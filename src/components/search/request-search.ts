const name = 'fishjam:search';

/** Opens search from anywhere on the page, like its shortcut. */
export function requestSearch(): void {
  document.dispatchEvent(new Event(name));
}

/**
 * Calls `open` whenever search is requested.
 *
 * @returns a function that unsubscribes.
 */
export function onSearchRequest(open: () => void): () => void {
  document.addEventListener(name, open);
  return () => document.removeEventListener(name, open);
}
