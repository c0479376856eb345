/**
 * Checks whether a URL points to one of this site's scripts.
 *
 * @param address - URL, absolute or relative to `folder`.
 * @param folder - absolute URL of the folder that contains all the site's scripts, such as
 * `https://docs.fishjam.io/assets/js/`.
 */
export function isOwnScript(address: string, folder: string): boolean {
  if (!URL.canParse(address, folder)) return false;
  const { origin, pathname, href } = new URL(address, folder);
  return origin === new URL(folder).origin && href.startsWith(folder) && pathname.endsWith('.js');
}
