import { readableHash, readablePath } from '../lib/readable-path';

/**
 * Repairs the URL on page load, and when a reader edits the URL or goes back. Runs before the router and the framework,
 * which decode the URL, sometimes twice, and throw an error if that fails.
 */
function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const readable = readablePath(pathname) + search + readableHash(hash);
  if (readable !== pathname + search + hash) window.history.replaceState(window.history.state, '', readable);
}

if (typeof window !== 'undefined') {
  repairAddress();
  // Registered before the router's listener, which is added when the page renders.
  window.addEventListener('popstate', repairAddress);
}
