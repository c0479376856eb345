import preload from '@docusaurus/core/lib/client/preload';
import { reloadIfOutdated } from './reload-once';

/**
 * Loads the scripts of the page that the reader has opened. Called by the framework's entry instead of its own `preload`.
 *
 * When they cannot be had, the page stays as the server sent it: its text is there, and its links work. Never settles then,
 * because drawing the page without them would put an error in the place of the text.
 *
 * @param pathname - path of the page.
 */
export default function preloadFirstPage(pathname: string): Promise<unknown> {
  return preload(pathname).catch((error: unknown) => {
    console.warn(error);
    return reloadIfOutdated().then(() => new Promise<never>(() => undefined));
  });
}
