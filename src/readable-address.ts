import { readableHash, readablePath } from './components/readable-address';

/**
 * The router and the framework decode the address, twice in places, and stop with an error where that cannot be done. So
 * it is put right before they read it: when the site is opened, and when a reader changes the address or goes back.
 */
function putRight(): void {
  const { pathname, search, hash } = window.location;
  const readable = readablePath(pathname) + search + readableHash(hash);
  if (readable !== pathname + search + hash) window.history.replaceState(window.history.state, '', readable);
}

if (typeof window !== 'undefined') {
  putRight();
  // Before the router asks to be told, because that happens when the page is drawn.
  window.addEventListener('popstate', putRight);
}
