/** A page whose address changed. Neither address includes a version prefix. */
export interface Move {
  readonly from: string;
  readonly to: string;
  /** First version with the new address: `next` or a released version. */
  readonly since: string;
}

/**
 * Returns a page's address in a version, given its address in the oldest version.
 *
 * Moves apply from oldest to newest, so a page that moved twice has its last address, and a page that moved back has
 * its first.
 *
 * @param path - an address without the prefix of a version.
 * @param version - name of the version in which the page is looked up.
 * @param versions - names of all versions, newest first.
 */
export function movedPath(path: string, version: string, moves: readonly Move[], versions: readonly string[]): string {
  const age = (name: string) => versions.indexOf(name);
  return moves
    .filter(({ since }) => age(since) >= age(version))
    .toSorted((a, b) => age(b.since) - age(a.since))
    .reduce((current, { from, to }) => (current === from ? to : current), path);
}

/**
 * Returns the address that a page had in an older version.
 *
 * @param path - the address in the newer version, without its prefix.
 * @param versions - names of all versions, newest first.
 */
export function formerPath(
  path: string,
  newer: string,
  older: string,
  moves: readonly Move[],
  versions: readonly string[],
): string {
  const age = (name: string) => versions.indexOf(name);
  return moves
    .filter(({ since }) => age(since) >= age(newer) && age(since) < age(older))
    .toSorted((a, b) => age(a.since) - age(b.since))
    .reduce((current, { from, to }) => (current === to ? from : current), path);
}

/**
 * Returns the address of a page in another version, newer or older.
 *
 * @param path - the address in `version`, without the version's prefix.
 * @param versions - names of all versions, newest first.
 */
export function pathInVersion(
  path: string,
  version: string,
  other: string,
  moves: readonly Move[],
  versions: readonly string[],
): string {
  const age = (name: string) => versions.indexOf(name);
  if (age(other) > age(version)) return formerPath(path, version, other, moves, versions);
  const later = moves.filter(({ since }) => age(since) < age(version));
  return movedPath(path, other, later, versions);
}
