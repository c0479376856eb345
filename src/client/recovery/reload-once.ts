/**
 * Loads a page from the server at most once in a row, so that a problem that a reload does not solve cannot become a
 * loop. The reload is remembered for the session, until `forgetReload`.
 *
 * @param target - absolute address of the requested page.
 * @returns `false` if nothing happens, because the page was reloaded before, or because storage is blocked and nothing
 *   could be remembered.
 */
export function reloadOnce(target: string): boolean {
  const key = 'docs-reloaded-for';
  try {
    if (sessionStorage.getItem(key) === target) return false;
    sessionStorage.setItem(key, target);
  } catch {
    return false;
  }
  const isThisPage = target.replace(/#.*/, '') === location.href.replace(/#.*/, '');
  // Navigating to another hash of the same page would load nothing.
  if (target !== location.href) location.assign(target);
  if (isThisPage) location.reload();
  return true;
}

/** Forgets the reload after hydration, so that the next problem may reload a page again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem('docs-reloaded-for');
  } catch {
    // Storage is blocked: nothing was remembered.
  }
}
