/**
 * Whether a page is outside the docs. To the docs plugin, such a page belongs to the latest version, because
 * every path starts with that version's path.
 *
 * @param pathname - path of the page, with or without the base URL.
 */
export function isOutsideDocs(pathname: string): boolean {
  return /\/(?:search|quality)\/?$/.test(pathname);
}
