/** Folder of the site's scripts, relative to its root. */
const folder = '/assets/js/';

/**
 * Checks whether a URL is a script of this site.
 *
 * @param address - URL, absolute or relative to the site's root.
 * @param origin - origin of the site, such as `https://docs.fishjam.io`.
 */
export function isOwnScript(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return url.origin === origin && url.pathname.startsWith(folder) && url.pathname.endsWith('.js');
}
