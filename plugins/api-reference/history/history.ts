import type { Surface } from '../surface/describe';
import { apiChanges, earlierSymbols, type ApiChange } from './changes';
import { isOpaque, symbolsWithParts, type SymbolParts } from './parts';
import type { Place } from './places';
import { renamesBetween, type Rename } from './renames';

/** An SDK's exports in one version of the docs. */
export interface VersionedSurface {
  readonly version: string;
  readonly surface: Surface;
}

/** A change and the version that introduced it. */
export interface DatedChange extends ApiChange {
  readonly version: string;
}

/** History of a symbol, member, parameter or enumeration value. */
export interface PartHistory {
  /** First documented version with the part. If `isOldest` is true, the part may be older. */
  readonly since: string;
  readonly isOldest: boolean;
  /** First version without the part; undefined if the last version has the part. */
  readonly removed?: string;
  /** First version that deprecates the part, and the text about the replacement. */
  readonly deprecated?: { readonly since: string; readonly isOldest: boolean; readonly instead?: string };
  /** Replacement for a removed part: as text, and as a path in the version that removed it, if recorded. */
  readonly instead?: string;
  readonly replacement?: string;
  /** Changes to the part itself, oldest first, except its addition and removal. */
  readonly changes: readonly DatedChange[];
  /** Declaration of the part in each version that has the part. */
  readonly declarations: Readonly<Record<string, string>>;
}

/** History of a symbol and its parts. */
export interface SymbolHistory extends PartHistory {
  /** Name in the last version that has the symbol. */
  readonly name: string;
  /** Kind in the last version that has the symbol, such as `type-alias`. */
  readonly kind: string;
  /** Specifier after `from` in an import, by version. */
  readonly specifiers: Readonly<Record<string, string>>;
  /** Kind by version. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Name by version; differs after a rename. */
  readonly names: Readonly<Record<string, string>>;
  /** Members, parameters and enumeration values in all versions, by place. */
  readonly parts: Readonly<Record<Place, PartHistory>>;
  /** Changes to the symbol and its parts, sorted by version (oldest first), then in declaration order. */
  readonly allChanges: readonly DatedChange[];
}

/** History of the public API of one SDK. */
export interface SdkHistory {
  /** Documented versions, oldest first. */
  readonly versions: readonly string[];
  readonly symbols: readonly SymbolHistory[];
}

/** Lists what one version changed: symbols that it added or removed, and changes to symbols and their parts. */
export function changesIn({ symbols }: SdkHistory, version: string): ApiChange[] {
  return symbols.flatMap((symbol): ApiChange[] => {
    const { name, kind, removed } = symbol;
    if (removed === version) return [{ symbol: name, kind, place: '', change: 'removed' }];
    return symbol.allChanges.filter((change) => change.version === version);
  });
}

/** A symbol in consecutive versions, followed through moves and renames. */
interface Lineage {
  readonly first: number;
  readonly symbols: SymbolParts[];
}

/**
 * Computes when each symbol and part was added, changed, deprecated and removed.
 *
 * For a part that was removed and added again, `since` is its first version.
 *
 * @param surfaces - the exports of one SDK in all documented versions, oldest first.
 * @param renames - recorded renames of this SDK.
 */
export function historyOf(surfaces: readonly VersionedSurface[], renames: readonly Rename[]): SdkHistory {
  const versions = surfaces.map(({ version }) => version);
  const between = (index: number) => renamesBetween(renames, versions, versions[index - 1]!, versions[index]!);
  const dated = surfaces.map(({ surface, version }, index) =>
    index === 0
      ? []
      : apiChanges(surfaces[index - 1]!.surface, surface, between(index)).map((change) => ({ ...change, version })),
  );
  return {
    versions,
    symbols: lineagesOf(surfaces, between).map((lineage) => symbolHistory(lineage, versions, dated)),
  };
}

function lineagesOf(surfaces: readonly VersionedSurface[], between: (index: number) => readonly Rename[]): Lineage[] {
  const lineages: Lineage[] = [];
  let open = new Map<SymbolParts, Lineage>();
  let old: readonly SymbolParts[] = [];
  surfaces.forEach(({ surface }, index) => {
    const now = symbolsWithParts(surface);
    const next = new Map<SymbolParts, Lineage>();
    const earlier = index === 0 ? undefined : earlierSymbols(now, old, between(index));
    for (const symbol of now) {
      const before = earlier?.get(symbol);
      const known = before && open.get(before);
      const lineage = known ?? { first: index, symbols: [] };
      lineage.symbols.push(symbol);
      if (!known) lineages.push(lineage);
      next.set(symbol, lineage);
    }
    open = next;
    old = now;
  });
  return lineages;
}

function symbolHistory(
  { first, symbols }: Lineage,
  versions: readonly string[],
  dated: readonly (readonly DatedChange[])[],
): SymbolHistory {
  const last = symbols.at(-1)!;
  const byVersion = <T>(value: (symbol: SymbolParts) => T) =>
    Object.fromEntries(symbols.map((symbol, index) => [versions[first + index]!, value(symbol)]));
  const own = symbols.flatMap((symbol, index) =>
    (dated[first + index] ?? []).filter(({ symbol: name, kind }) => name === symbol.name && kind === symbol.kind),
  );
  const gone = (dated[first + symbols.length] ?? []).filter(
    ({ symbol, kind, change }) => change === 'removed' && symbol === last.name && kind === last.kind,
  );
  const places = new Set(symbols.flatMap(({ parts }) => [...parts.keys()]));
  const history = (place: Place) => partHistory(place, { first, symbols }, versions, [...own, ...gone]);
  return {
    name: last.name,
    kind: last.kind,
    kinds: byVersion(({ kind }) => kind),
    names: byVersion(({ name }) => name),
    specifiers: byVersion(({ specifier }) => specifier),
    ...history(''),
    allChanges: own,
    parts: Object.fromEntries([...places].filter(Boolean).map((place) => [place, history(place)])),
  };
}

function partHistory(
  place: Place,
  { first, symbols }: Lineage,
  versions: readonly string[],
  changes: readonly DatedChange[],
): PartHistory {
  const present = symbols.flatMap(({ parts }, index) => {
    const part = parts.get(place);
    return part ? [{ part, index: first + index }] : [];
  });
  const oldest = firstWith(place, { first, symbols });
  const own = changes.filter((change) => change.place === place);
  const removed = versions[present.at(-1)!.index + 1];
  const deprecated = present.find(({ part }) => part.deprecated);
  const isDeprecated = present.at(-1)!.part.deprecated;
  const { instead, replacement } = own.find(({ change }) => change === 'removed') ?? {};
  return {
    since: versions[oldest]!,
    isOldest: oldest === 0,
    ...(removed !== undefined && { removed }),
    ...(instead && { instead }),
    ...(replacement && { replacement }),
    ...(deprecated &&
      isDeprecated && {
        deprecated: {
          since: versions[deprecated.index]!,
          isOldest: deprecated.index === 0,
          ...(deprecated.part.deprecation && { instead: deprecated.part.deprecation }),
        },
      }),
    changes: own.filter(({ change }) => change !== 'added' && change !== 'removed'),
    declarations: Object.fromEntries(
      present.flatMap(({ part, index }) => (part.declaration ? [[versions[index]!, part.declaration]] : [])),
    ),
  };
}

/**
 * Returns the index of the first version with a part. A part counts as present in directly preceding versions in which
 * the symbol's declaration does not list its members.
 */
function firstWith(place: Place, { first, symbols }: Lineage): number {
  let index = symbols.findIndex(({ parts }) => parts.has(place));
  while (index > 0 && isOpaque(symbols[index - 1]!)) index--;
  return first + index;
}
