import { NOT_HYDRATED } from '../hydrated';
import { isOutdated } from './outdated';
import { reloadOnce } from './reload-once';
import { showWithoutScripts } from './without-scripts';

/**
 * Recovers when the open page's scripts cannot be loaded, by loading a newer build if there is one. Otherwise, the page
 * stays as the server sent it, because its text is readable and its links work.
 */
export async function recover(): Promise<void> {
  document.dispatchEvent(new Event(NOT_HYDRATED));
  if (!(await isOutdated()) || !reloadOnce(window.location.href)) showWithoutScripts();
}
