/** Marks the tags of scripts that were loaded ahead. */
export const AHEAD = 'data-ahead';

/** The framework's own first script; scripts ahead of it are ready when the client starts. */
const firstScript = /<script src="?[^" >]*\/runtime~main\./;

/**
 * Has a page load scripts ahead of the framework's own, so that the client finds them when it starts and asks for nothing.
 *
 * @param html - the built page.
 * @param files - addresses of the scripts, in the order in which they run.
 * @throws Error when the page has no script of the framework.
 */
export function loadAhead(html: string, files: readonly string[]): string {
  const tags = files.map((file) => `<script src="${file}" defer ${AHEAD}></script>`).join('');
  const loaded = html.replace(firstScript, (script) => tags + script);
  if (loaded === html) throw new Error('The page loads no script of the framework.');
  return loaded;
}
