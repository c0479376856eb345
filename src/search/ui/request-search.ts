const name = 'fishjam:search';

/**
 * Opens search from anywhere on the page, like the keyboard shortcut.
 *
 * @param text - search text; empty to let the reader type.
 */
export function requestSearch(text = ''): void {
  document.dispatchEvent(new CustomEvent(name, { detail: text }));
}

/**
 * Calls `open` with the search text whenever search is requested.
 *
 * @returns a function that unsubscribes.
 */
export function onSearchRequest(open: (text: string) => void): () => void {
  const onRequest = (event: Event) => open((event as CustomEvent<string>).detail);
  document.addEventListener(name, onRequest);
  return () => document.removeEventListener(name, onRequest);
}
