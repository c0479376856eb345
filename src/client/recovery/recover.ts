import { NOT_HYDRATED } from '../hydrated';
import { isOutdated } from './outdated';
import { reloadOnce } from './reload-once';
import { showWithoutScripts } from './without-scripts';

/**
 * Loads a newer build, if there is one, when the open page's scripts cannot be loaded. Otherwise, the page remains
 * static HTML, because its text is readable and its links work.
 */
export async function recover(): Promise<void> {
  document.dispatchEvent(new Event(NOT_HYDRATED));
  if (!(await isOutdated()) || !reloadOnce(window.location.href)) showWithoutScripts();
}
