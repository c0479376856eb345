import { closest } from 'fastest-levenshtein';
import type { Fault } from '../shared/faults';
import { movedPath, type Move } from './moves';
import { movedFile } from './redirects';

/** Addresses of a version without its prefix. */
export interface RoutesOfVersion {
  readonly name: string;
  readonly paths: ReadonlySet<string>;
}

/**
 * Checks the moves against the pages of all versions.
 *
 * @param versions - newest first.
 * @returns all problems, each with the text to type instead.
 */
export function moveFaults(moves: readonly Move[], versions: readonly RoutesOfVersion[]): Fault[] {
  return moves.flatMap((move, index) => faultsOf(move, moves.slice(0, index), moves, versions));
}

function faultsOf(
  move: Move,
  earlier: readonly Move[],
  moves: readonly Move[],
  versions: readonly RoutesOfVersion[],
): Fault[] {
  const { from, to, since } = move;
  const fault = (what: string, fix: string): Fault => ({ file: movedFile, what: `${from} → ${to}: ${what}`, fix });
  const names = versions.map(({ name }) => name);
  const start = names.indexOf(since);
  if (start < 0)
    return [fault(`There is no version "${since}".`, `Set "since" to one of: ${names.slice(0, -1).join(', ')}.`)];
  if (earlier.some((other) => other.from === from && other.since === since))
    return [fault(`"${from}" moves twice in ${since}.`, 'Remove one of the two entries.')];

  const faults: Fault[] = [];
  const before = versions[start + 1];
  if (!before?.paths.has(from))
    faults.push(
      before
        ? fault(`${before.name} has no page "${from}".`, `Set "from" to "${nearest(from, before)}".`)
        : fault(`No version is older than ${since}.`, `Set "since" to one of: ${names.slice(0, -1).join(', ')}.`),
    );
  for (const version of versions.slice(0, start + 1)) {
    const target = movedPath(from, version.name, moves, names);
    if (target !== from && version.paths.has(from))
      faults.push(fault(`${version.name} still has the page "${from}".`, 'Remove the entry, or that page.'));
    if (!version.paths.has(target))
      faults.push(fault(`${version.name} has no page "${target}".`, `Set "to" to "${nearest(target, version)}".`));
  }
  return faults;
}

const nearest = (path: string, { paths }: RoutesOfVersion): string => closest(path, [...paths]);
