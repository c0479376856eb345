import type { Diagnostic } from '../../shared/diagnostics';
import { nearest } from '../../shared/nearest';
import { movedPath, type Move } from '../../../src/lib/moves';
import { movedFile, sdkLinksFile, type Redirect } from './redirects';

/** A version and the paths of its pages, without the version's prefix. */
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
export function moveDiagnostics(moves: readonly Move[], versions: readonly RoutesOfVersion[]): Diagnostic[] {
  return moves.flatMap((move, index) => diagnosticsOf(move, moves.slice(0, index), moves, versions));
}

/**
 * Checks all redirects of the site: moves, and links in messages of the SDKs.
 *
 * @param versions - newest first, each with its path prefix, which is empty for the latest.
 */
export function redirectDiagnostics(
  moves: readonly Move[],
  sdkLinks: readonly Redirect[],
  versions: readonly (RoutesOfVersion & { readonly prefix: string })[],
): Diagnostic[] {
  const latest = versions.filter(({ prefix }) => prefix === '');
  return [...moveDiagnostics(moves, versions), ...latest.flatMap((version) => sdkLinkDiagnostics(sdkLinks, version))];
}

/**
 * Checks that the links in messages of the SDKs lead from an address without a page to a page.
 *
 * @param latest - the latest version, whose paths have no prefix.
 * @returns all problems, each with the text to type instead.
 */
export function sdkLinkDiagnostics(links: readonly Redirect[], latest: RoutesOfVersion): Diagnostic[] {
  return links.flatMap(({ from, to }) => {
    const place = { file: sdkLinksFile };
    return [
      ...(latest.paths.has(from)
        ? [{ ...place, what: `${from} → ${to}: ${latest.name} has the page "${from}".`, fix: 'Remove the entry.' }]
        : []),
      ...(latest.paths.has(to)
        ? []
        : [
            {
              ...place,
              what: `${from} → ${to}: ${latest.name} has no page "${to}".`,
              fix: `Set "to" to "${nearest(to, latest.paths)}".`,
            },
          ]),
    ];
  });
}

function diagnosticsOf(
  move: Move,
  earlier: readonly Move[],
  moves: readonly Move[],
  versions: readonly RoutesOfVersion[],
): Diagnostic[] {
  const { from, to, since } = move;
  const diagnostic = (what: string, fix: string): Diagnostic => ({
    file: movedFile,
    what: `${from} → ${to}: ${what}`,
    fix,
  });
  const names = versions.map(({ name }) => name);
  const start = names.indexOf(since);
  if (start < 0)
    return [diagnostic(`There is no version "${since}".`, `Set "since" to one of: ${names.slice(0, -1).join(', ')}.`)];
  if (earlier.some((other) => other.from === from && other.since === since))
    return [diagnostic(`"${from}" moves twice in ${since}.`, 'Remove one of the two entries.')];

  const diagnostics: Diagnostic[] = [];
  const before = versions[start + 1];
  if (!before?.paths.has(from))
    diagnostics.push(
      before
        ? diagnostic(`${before.name} has no page "${from}".`, `Set "from" to "${nearest(from, before.paths)}".`)
        : diagnostic(`No version is older than ${since}.`, `Set "since" to one of: ${names.slice(0, -1).join(', ')}.`),
    );
  for (const version of versions.slice(0, start + 1)) {
    const target = movedPath(from, version.name, moves, names);
    if (target !== from && version.paths.has(from))
      diagnostics.push(diagnostic(`${version.name} still has the page "${from}".`, 'Remove the entry, or that page.'));
    if (!version.paths.has(target))
      diagnostics.push(
        diagnostic(`${version.name} has no page "${target}".`, `Set "to" to "${nearest(target, version.paths)}".`),
      );
  }
  return diagnostics;
}
