/** Name of the unreleased version: its guides are in `docs/`, its declarations in `sdks/next`. */
export const NEXT = 'next';

/**
 * Returns the site's name for a version. The docs plugin calls the unreleased version `current`. Reads no file, so that
 * components can use it.
 *
 * @param name - the docs plugin's name: `current` or a released version, such as `0.22.0`.
 * @returns `next` or the released version.
 */
export function versionNameOf(name: string): string {
  return name === 'current' ? NEXT : name;
}
