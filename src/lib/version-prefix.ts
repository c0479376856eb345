import { versionNameOf } from './version-name';

/**
 * Returns the path prefix of a page's version: empty for the latest. Reads no file, so that components can use it.
 *
 * @param permalink - path of the page.
 * @param version - version in the docs plugin's data, such as `current`.
 */
export function versionPrefixOf(permalink: string, version: string): string {
  const prefix = `/${versionNameOf(version)}`;
  return permalink === prefix || permalink.startsWith(`${prefix}/`) ? prefix : '';
}
