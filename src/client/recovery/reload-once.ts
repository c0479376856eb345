/**
 * Loads a page from the server, but not a second time in a row: a fault that a fresh page does not mend must not become a
 * loop. What was loaded is remembered for the visit, until `forgetReload`.
 *
 * @param target - absolute address of the page that the reader wants.
 * @returns false when nothing happens, because it was done before, or because the browser's storage is blocked and nothing
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
  // Going to another hash of the same page would load nothing.
  if (target !== location.href) location.assign(target);
  if (isThisPage) location.reload();
  return true;
}

/** A page has come to life: the next fault may load a page from the server again. */
export function forgetReload(): void {
  try {
    sessionStorage.removeItem('docs-reloaded-for');
  } catch {
    // Blocked: nothing was remembered.
  }
}
