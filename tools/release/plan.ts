import { movedFile } from '../../plugins/routes/moved-pages/redirects';
import { sdks } from '../../src/lib/sdks';
import { NEXT } from '../../plugins/shared/versions';
import { stepFile } from '../../plugins/api-reference/upgrades/steps';

/** Files that a release adds or edits. All paths are relative to the project root. */
export interface ReleasePlan {
  /** Folders and files of the next version, with their destinations in the released version. */
  readonly copies: readonly { readonly from: string; readonly to: string }[];
  /** Paths that the docs snapshot creates. They must not exist before the release. */
  readonly snapshot: readonly string[];
  /** Existing files that the release changes. */
  readonly edits: readonly string[];
  /** Files in `edits` that the release empties, because their changes now belong to the released version. */
  readonly emptied: readonly string[];
}

const pattern = /^\d+\.\d+\.\d+$/;

/**
 * Returns the reason why a version cannot be released; undefined if it can.
 *
 * @param released - the released versions, newest first.
 */
export function refusal(version: string, released: readonly string[]): string | undefined {
  if (!pattern.test(version)) return `"${version}" is not a version. Use the form 0.23.0.`;
  if (released.includes(version)) return `${version} is already released. Edit versioned_docs/version-${version}.`;
  const [newest] = released;
  if (newest && compareVersions(version, newest) < 0)
    return `${version} is older than ${newest}, the newest release. Choose a newer version.`;
  return undefined;
}

/** Compares two version numbers, for use with `sort`. Returns a negative number if the first is older. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => text.split('.').map(Number));
  for (let index = 0; index < 3; index++) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Plans the release of a version.
 *
 * @param peculiarities - files with the peculiarities of the SDKs.
 * @param generated - configuration files for servers and CDNs.
 */
export function releasePlan(
  version: string,
  peculiarities: readonly string[],
  generated: readonly string[],
): ReleasePlan {
  const surfaces = sdks.map((sdk) => ({
    from: `tests/surface/${NEXT}.${sdk}.json`,
    to: `tests/surface/${version}.${sdk}.json`,
  }));
  const upgrades = sdks.map((sdk) => stepFile(NEXT, sdk));
  return {
    copies: [
      { from: `sdks/${NEXT}`, to: `sdks/${version}` },
      { from: `examples/${NEXT}`, to: `examples/${version}` },
      ...surfaces,
    ],
    snapshot: [`versioned_docs/version-${version}`, `versioned_sidebars/version-${version}-sidebars.json`],
    edits: [
      'versions.json',
      'package.json',
      'package-lock.json',
      'sdks/behaviour-changes.json',
      'sdks/renames.json',
      'tests/routes.json',
      movedFile,
      ...peculiarities,
      ...upgrades,
      ...generated,
    ],
    emptied: upgrades,
  };
}

/** Routes of each version, as recorded in `tests/routes.json`. */
export type RecordedRoutes = Readonly<
  Record<string, { readonly pages: readonly string[]; readonly api: readonly string[] }>
>;

/**
 * Updates the recorded routes for a release. The released version gets the routes of the next version, without the
 * prefix, and the routes of the former latest version get a prefix.
 */
export function releaseRoutes(routes: RecordedRoutes, version: string, latest: string | undefined): RecordedRoutes {
  const withPrefix = (from: string, to: string) => (route: string) =>
    `${to}${route === from || route === '/' ? '' : route.slice(from.length)}` || '/';
  const moved = (name: string, change: (route: string) => string) => ({
    pages: (routes[name]?.pages ?? []).map(change),
    api: (routes[name]?.api ?? []).map(change),
  });
  return Object.fromEntries(
    Object.entries(routes).flatMap(([name, recorded]): [string, RecordedRoutes[string]][] => {
      if (name === NEXT) {
        return [
          [NEXT, recorded],
          [version, moved(NEXT, withPrefix(`/${NEXT}`, ''))],
        ];
      }
      return [[name, name === latest ? moved(name, withPrefix('', `/${name}`)) : recorded]];
    }),
  );
}

/** Moves behavior changes from the next version to the released one. */
export function releaseBehaviourChanges<T extends { readonly to: string }>(
  changes: readonly T[],
  version: string,
): T[] {
  return changes.map((change) => (change.to === NEXT ? { ...change, to: version } : change));
}

/** Replaces the next version with the released one in the `since` field of peculiarities, renames or moved pages. */
export function releaseSince<T extends { readonly since?: string }>(entries: readonly T[], version: string): T[] {
  return entries.map((entry) => (entry.since === NEXT ? { ...entry, since: version } : entry));
}
