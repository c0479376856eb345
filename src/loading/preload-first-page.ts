import preload from '@docusaurus/core/lib/client/preload';
import { isOutdated } from './outdated';
import { reloadOnce } from './reload-once';
import { showWithoutScripts } from './without-scripts';

/**
 * Loads the scripts of the page that the reader has opened. Called by the framework's entry instead of its own `preload`.
 *
 * When they cannot be had, the page stays as the server sent it, unless the server has a newer build: its text is there,
 * and its links work. Never settles then, because drawing the page would put an error in the place of the text.
 *
 * @param pathname - path of the page.
 */
export default async function preloadFirstPage(pathname: string): Promise<unknown> {
  try {
    const loaded = await preload(pathname);
    // React begins in a task of its own: the one that has run all scripts is long enough for a reader who wants to scroll.
    await new Promise((resolve) => setTimeout(resolve));
    return loaded;
  } catch (error) {
    console.warn(error);
    if (!(await isOutdated()) || !reloadOnce(window.location.href)) showWithoutScripts();
    return new Promise(() => undefined);
  }
}
