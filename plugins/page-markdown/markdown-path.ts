/**
 * The one address of a page, as a path: without a slash at its end, which the framework gives the home of a version.
 *
 * @param permalink - as the framework has it.
 */
export function pagePath(permalink: string): string {
  return permalink.replace(/(.)\/$/, '$1');
}

/**
 * The path of a page's Markdown: the page's own with `.md` at its end, and `/index.md` for the root of the site.
 *
 * @param permalink - as the framework has it.
 */
export function markdownPath(permalink: string): string {
  return permalink === '/' ? '/index.md' : `${pagePath(permalink)}.md`;
}

/**
 * Lists the paths of all files with a page's Markdown. The home of every version also has `index.md` in the version's
 * folder, as the root does.
 *
 * @param path - the page's one address.
 * @param homes - addresses of the homes of all versions.
 */
export function markdownFiles(path: string, homes: ReadonlySet<string>): string[] {
  const main = markdownPath(path);
  return homes.has(path) && path !== '/' ? [main, `${path}/index.md`] : [main];
}
