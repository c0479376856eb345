import * as z from 'zod';
import type { Diagnostic } from '../../shared/diagnostics';
import { sdks, type Sdk } from '../../../src/lib/sdks';
import type { Surface } from '../surface/describe';
import { symbolsWithParts } from './parts';
import { pathOf, placeIn, symbolIn } from './places';

/** A symbol or member that was renamed in a version. Recorded manually in {@link renamesFile}. */
export const renameSchema = z.strictObject({
  sdk: z.enum(sdks),
  /** First version with the new name. */
  since: z.string(),
  /** A path in the previous version, such as `useCamera(options)`, `Symbol.member` or `Symbol`. */
  from: z.string(),
  /** A path in the `since` version. */
  to: z.string(),
  /** Whether the old symbol was removed and `to` is its replacement instead of its new name. */
  replaced: z.boolean().optional(),
});
export type Rename = Readonly<z.infer<typeof renameSchema>>;

/** File of the recorded renames, relative to the project root. */
export const renamesFile = 'sdks/renames.json';

/** Returns the renames after one version, up to and including another one. */
export function renamesBetween(
  renames: readonly Rename[],
  versions: readonly string[],
  before: string,
  after: string,
): Rename[] {
  return renames.filter(({ since }) => {
    const index = versions.indexOf(since);
    return index > versions.indexOf(before) && index <= versions.indexOf(after);
  });
}

/**
 * Checks that both names of each rename exist: `from` in the previous version, and `to` in the `since` version.
 *
 * @param versions - oldest first.
 * @param surfaceOf - the exports of an SDK in a version.
 */
export function findWrongRenames(
  renames: readonly Rename[],
  versions: readonly string[],
  surfaceOf: (sdk: Sdk, version: string) => Surface,
): Diagnostic[] {
  return renames.flatMap(({ sdk, since, from, to }) => {
    const diagnostic = (what: string, fix: string) => [{ file: renamesFile, what, fix }];
    const index = versions.indexOf(since);
    if (index < 1)
      return diagnostic(
        `\`${from}\` → \`${to}\` has \`"since": "${since}"\`, which is not a documented version after the oldest one.`,
        `Use one of: ${versions.slice(1).join(', ')}.`,
      );
    const before = versions[index - 1]!;
    return [
      ...missingName(surfaceOf(sdk, before), sdk, before, from, 'from'),
      ...missingName(surfaceOf(sdk, since), sdk, since, to, 'to'),
    ].flatMap(({ what, fix }) => diagnostic(what, fix));
  });
}

function missingName(
  surface: Surface,
  sdk: Sdk,
  version: string,
  path: string,
  field: 'from' | 'to',
): { what: string; fix: string }[] {
  const [name, place] = [symbolIn(path), placeIn(path)];
  const symbols = symbolsWithParts(surface);
  const named = symbols.filter((symbol) => symbol.name === name);
  if (named.some(({ parts }) => parts.has(place))) return [];
  const what = `\`"${field}": "${path}"\` does not exist in the ${sdk} SDK of ${version}.`;
  const candidates = named.flatMap(({ parts }) => [...parts.keys()].filter(Boolean));
  return [
    {
      what,
      fix:
        named.length === 0
          ? `Name an exported symbol of sdks/${version}/${sdk}/index.d.ts, such as ${symbols[0]?.name}.`
          : `Use one of: ${candidates.map((each) => pathOf(name, each)).join(', ')}.`,
    },
  ];
}
