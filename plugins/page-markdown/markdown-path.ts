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
