// The boot script: the only script that a page loads until the reader acts. It then loads the client, and holds what the
// reader does with a control until the page is hydrated. `src/client/guard.ts` is there for a page whose boot script is gone.
import '../../trusted-types';
import { bringCurrentIntoView } from '../../components/menu/current-in-menu';
import { HYDRATED } from '../hydrated';
import { isOutdated } from '../recovery/outdated';
import { recover } from '../recovery/recover';
import { reloadOnce } from '../recovery/reload-once';
import { mustLoadImmediately } from './exceptions';
import { HeldInput } from './held-input';
import { onIntent } from './intent';
import { loadScripts } from './load-scripts';

let isLoading = false;

function load(): void {
  if (isLoading) return;
  isLoading = true;
  stopListening();
  // The scripts of the page that is shown, of the version, and of the client; written by `plugins/client-bundle/html.ts`.
  loadScripts(document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts']?.split(' ') ?? []).catch(
    (error: unknown) => {
      console.warn(error);
      input.drop();
      void recover();
    },
  );
}

const input = new HeldInput(load);
const stopListening = onIntent(load);
document.addEventListener(HYDRATED, () => input.replay(), { once: true });

// The framework's banner about a wrong base path takes its absence for scripts that were not found.
window.docusaurus ??= { prefetch: () => false, preload: () => false };

bringCurrentIntoView();
if (mustLoadImmediately()) load();

// A page that a browser or a proxy has stored may ask for styles of an older build.
const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
if (Array.from(styles).some(({ sheet }) => sheet === null))
  void isOutdated().then((is) => is && reloadOnce(location.href));
