const storageKey = 'docs-reloaded-for';

/**
 * Loads a page from the server, but never twice in a row. Otherwise, a problem that a reload does not solve would cause
 * a loop. The reload is remembered for the session, or until `forgetReload` is called.
 *
 * @param target - absolute address of the requested page.
 * @returns `false` if the page is not reloaded, either because it was reloaded before or because storage is blocked and
 * the reload could not be remembered.
 */
export function reloadOnce(target: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === target) return false;
    sessionStorage.setItem(storageKey, target);
  } catch {
    return false;
  }
  const isThisPage = target.replace(/#.*/, '') === location.href.replace(/#.*/, '');
  // Navigating to another hash of the same page would not load the page, so the page is also reloaded.
  if (target !== location.href) location.assign(target);
  if (isThisPage) location.reload();
  return true;
}

/** Forgets the reload once a page works, so that the next problem can trigger a reload again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked: nothing was remembered.
  }
}
