import { reloadIfOutdated, reloadOnce } from './reload-once';

/**
 * Looks whether a page has come to life: written into its head, because what a page goes without is perhaps the very
 * script that could help. Without scripts, the page becomes what readers get who allow none; without scripts or styles,
 * a newer build is loaded, if there is one.
 *
 * @param reload - `reloadIfOutdated`; a parameter, because the text of this function has nothing of its imports.
 */
function guardBoot(reload: () => Promise<void>): void {
  // By then the browser has run all deferred scripts, which wait for the styles; the framework's entry leaves its name.
  document.addEventListener('DOMContentLoaded', () => {
    const hasScripts = 'docusaurus' in window;
    const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
    if (!hasScripts)
      document
        .querySelectorAll('head noscript')
        .forEach(({ textContent }) => document.head.insertAdjacentHTML('beforeend', textContent));
    if (!hasScripts || Array.from(styles).some(({ sheet }) => !sheet)) void reload();
  });
}

/** The script for the head of each page, as text. */
export function bootScript(): string {
  return `(()=>{${[reloadOnce, reloadIfOutdated, guardBoot].map(String).join('\n')}\nguardBoot(reloadIfOutdated)})()`;
}
