/** Marks the tags of scripts that are loaded before the client. */
export const AHEAD = 'data-ahead';

/** The framework's own first script; scripts ahead of it are ready when the client starts. */
const firstScript = /<script src="?[^" >]*\/runtime~main\./;

/**
 * Adds scripts to a page before the framework's own, so that the client needs no further requests when it starts.
 *
 * @param html - the built page.
 * @param files - addresses of the scripts, in the order in which they run.
 * @throws Error if the page has no script of the framework.
 */
export function loadAhead(html: string, files: readonly string[]): string {
  const tags = files.map((file) => `<script src="${file}" defer ${AHEAD}></script>`).join('');
  const loaded = html.replace(firstScript, (script) => tags + script);
  if (loaded === html) throw new Error('The page loads no script of the framework.');
  return loaded;
}
