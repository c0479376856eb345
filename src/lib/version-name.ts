/** Name of the unreleased version: its guides are in `docs/`, its declarations in `sdks/next`. */
export const NEXT = 'next';

/**
 * Returns our name for a version in the docs plugin, which calls the unreleased one `current`. Reads no file, so that
 * components can use it.
 *
 * @param name - the docs plugin's name: `current` or a released version, such as `0.22.0`.
 * @returns `next` or the released version.
 */
export function versionNameOf(name: string): string {
  return name === 'current' ? NEXT : name;
}
