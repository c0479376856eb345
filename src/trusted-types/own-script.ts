/** Folder of all scripts of the site, below its root. */
const folder = '/assets/js/';

/**
 * Tells whether an address is that of a script of this site.
 *
 * @param address - absolute, or relative to the site's root.
 * @param origin - of the site, such as `https://docs.fishjam.io`.
 */
export function isOwnScript(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return url.origin === origin && url.pathname.startsWith(folder) && url.pathname.endsWith('.js');
}
