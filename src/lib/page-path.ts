/**
 * Returns the canonical path of a page, without the trailing slash that the framework adds to the home of a version.
 *
 * @param permalink - the path in the framework's data.
 */
export function pagePath(permalink: string): string {
  return permalink.replace(/(.)\/$/, '$1');
}

/**
 * Returns the path of a page's Markdown: the page's path with `.md` appended, and `/index.md` for the root of the
 * site.
 *
 * @param permalink - the path in the framework's data.
 */
export function markdownPath(permalink: string): string {
  return permalink === '/' ? '/index.md' : `${pagePath(permalink)}.md`;
}

/**
 * Lists the paths of all files with a page's Markdown.
 *
 * The home of every version also has `index.md` in the version's folder, as the root does.
 *
 * @param path - canonical path of the page.
 * @param homes - paths of the home pages of all versions.
 */
export function markdownFiles(path: string, homes: ReadonlySet<string>): string[] {
  const main = markdownPath(path);
  return homes.has(path) && path !== '/' ? [main, `${path}/index.md`] : [main];
}
