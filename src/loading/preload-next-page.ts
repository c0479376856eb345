import preload from '@docusaurus/core/lib/client/preload';
import { reloadOnce } from './reload-once';

/** How long the server may take to say that it has the page, in milliseconds. */
const PATIENCE = 10_000;

/** For a page that is about to go, and for one that the reader no longer wants. */
const never = new Promise<never>(() => undefined);

/**
 * Loads the page that the reader goes to, while the old one still shows. The framework's own navigation would reload the
 * window whatever is wrong: without a network the reader would get the browser's error page.
 *
 * When the scripts of the page cannot be had, it is loaded from the server, once, which also takes the reader to a newer
 * build. When that is no help, the page is drawn nonetheless, and `src/theme/Loading` says what is wrong in its place.
 *
 * @param pathname - path of the page; the address is its own already.
 */
export default async function preloadNextPage(pathname: string): Promise<unknown> {
  const target = window.location.href;
  try {
    return await preload(pathname);
  } catch (error) {
    console.warn(error);
    const isStillWanted = () => window.location.href === target;
    if (!isStillWanted()) return never;
    if ((await isAnswered(target)) && isStillWanted() && reloadOnce(target)) return never;
    return isStillWanted() ? undefined : never;
  }
}

/** Whether the server can be reached; what it answers, also that there is no such page, is for the reader to see. */
async function isAnswered(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-cache', signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch {
    return false;
  }
}
