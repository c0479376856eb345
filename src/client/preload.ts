import preload from '@docusaurus/core/lib/client/preload';
import { PATIENCE } from './recovery/outdated';
import { recover } from './recovery/recover';
import { reloadOnce } from './recovery/reload-once';

/** Promise that never settles. Used if the page is about to be replaced or the reader has left it. */
const never = new Promise<never>(() => undefined);

/**
 * Loads the chunks for the page that the reader has opened.
 *
 * If they cannot be loaded and the server has a newer build, the page is reloaded. If there is no newer build, the page
 * remains static HTML, because its text is readable and its links work. In both cases, the promise never settles,
 * because rendering would replace the text with an error.
 *
 * @param pathname - path of the page.
 */
export async function preloadFirstPage(pathname: string): Promise<unknown> {
  try {
    const loaded = await preload(pathname);
    // React starts in its own task, because the task that has run all scripts is already long.
    await new Promise((resolve) => setTimeout(resolve));
    return loaded;
  } catch (error) {
    console.warn(error);
    await recover();
    return never;
  }
}

/**
 * Loads the next page while the previous one is still shown.
 *
 * If the chunks of the next page cannot be loaded but the server responds, that page is loaded from the server once,
 * which also takes the reader to a newer build if there is one. Otherwise, the page is rendered anyway, and
 * `src/theme/Loading` shows the error instead of it.
 *
 * @param pathname - path of the page; the address has already changed to it.
 */
export async function preloadNextPage(pathname: string): Promise<unknown> {
  const target = window.location.href;
  try {
    return await preload(pathname);
  } catch (error) {
    console.warn(error);
    const isStillWanted = () => window.location.href === target;
    if (!isStillWanted()) return never;
    if ((await isReachable(target)) && isStillWanted() && reloadOnce(target)) return never;
    return isStillWanted() ? undefined : never;
  }
}

/** Whether the server responds. Any response counts, even a 404, which the reader will then see. */
async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch {
    return false;
  }
}
