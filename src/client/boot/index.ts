// The boot script is the only script that a page loads until the reader interacts with the page. The boot script then
// loads the client, and holds actions on controls until the page is hydrated. `src/client/guard.ts` handles a missing
// boot script.
import './trusted-types';
import { bringCurrentIntoView } from '../../components/menu/current-in-menu';
import { repeatEarlyInput } from '../early-input';
import { HYDRATED, NOT_HYDRATED } from '../hydrated';
import { isOutdated } from '../recovery/outdated';
import { recover } from '../recovery/recover';
import { reloadOnce } from '../recovery/reload-once';
import { mustLoadImmediately } from './exceptions';
import { HeldInput } from './held-input';
import { onIntent } from './intent';
import { loadScripts } from './load-scripts';

/** Placeholder until the client loads. Without it, the framework would show its banner about a wrong base path. */
const placeholder = { prefetch: () => false as const, preload: () => false as const };
window.docusaurus ??= placeholder;

/**
 * The scripts for the version, the open page and the client, as `plugins/client-bundle/complete-html.ts` lists them.
 */
const scripts = document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts']?.split(' ') ?? [];

let isLoading = false;

/** Loads the client, once. */
async function load(): Promise<void> {
  if (isLoading) return;
  isLoading = true;
  stopListening();
  try {
    await loadScripts(scripts);
    if (window.docusaurus === placeholder) throw new Error('The scripts were loaded, but did not run.');
  } catch (error) {
    console.warn(error);
    await recover();
  }
}

const input = new HeldInput(() => void load());
const stopListening = onIntent(() => void load());
document.addEventListener(HYDRATED, () => input.replay(), { once: true });
document.addEventListener(NOT_HYDRATED, () => input.drop(), { once: true });

repeatEarlyInput();
bringCurrentIntoView();
if (mustLoadImmediately()) void load();

// A page from a browser or proxy cache may link to an older build's styles, which may no longer exist.
const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
if (Array.from(styles).some(({ sheet }) => sheet === null))
  void isOutdated().then((is) => is && reloadOnce(location.href));
