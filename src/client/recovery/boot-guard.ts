import { isOutdated } from './outdated';
import { reloadOnce } from './reload-once';
import { showWithoutScripts } from './without-scripts';

interface Ways {
  readonly isOutdated: () => Promise<boolean>;
  readonly reloadOnce: (target: string) => boolean;
  readonly showWithoutScripts: () => void;
}

/**
 * Looks whether a page has come to life: written into its head, because what a page goes without is perhaps the very
 * script that could help. A page that a browser or a proxy had kept names files that are gone since: then the newer build
 * is loaded. When the server has the same page, or is not reached, that would take from the reader what can be read already.
 *
 * @param ways - what can be done; a parameter, because the text of this function has nothing of its imports.
 */
function guardBoot({ isOutdated, reloadOnce, showWithoutScripts }: Ways): void {
  // By then the browser has run all deferred scripts, which wait for the styles; the framework's entry leaves its name.
  document.addEventListener('DOMContentLoaded', () => {
    const hasScripts = 'docusaurus' in window;
    const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
    const hasStyles = Array.from(styles).every(({ sheet }) => sheet !== null);
    if (!hasScripts) showWithoutScripts();
    if (!hasScripts || !hasStyles) void isOutdated().then((is) => is && reloadOnce(location.href));
  });
}

/** The script for the head of each page, as text. */
export function bootScript(): string {
  const ways = Object.entries({ isOutdated, reloadOnce, showWithoutScripts } satisfies Ways);
  const members = ways.map(([name, way]) => `${name}: ${String(way)}`);
  return `(${String(guardBoot)})({ ${members.join(', ')} })`;
}
