/**
 * Whether a page is outside the docs. To the docs plugin, such a page belongs to the latest version, because that
 * version's path is the start of every path.
 *
 * @param pathname - path of the page, with or without the base URL.
 */
export function isOutsideDocs(pathname: string): boolean {
  return /\/(?:search|quality)\/?$/.test(pathname);
}
