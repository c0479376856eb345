import type { Surface } from '../surface/describe';
import { isOpaque, isSameType, symbolsWithParts, type Part, type SymbolParts } from './parts';
import { containerPlaces, pathOf, placeIn, symbolIn, type Place } from './places';
import type { Rename } from './renames';

/** Kind of a change between two versions. */
export type ChangeKind =
  | 'added'
  | 'removed'
  /** Moved to another module; `before` and `after` are the import specifiers. */
  | 'moved'
  /** Renamed; `before` and `after` are the names. */
  | 'renamed'
  /** `before` and `after` are the kinds, such as `interface` or `static method`. */
  | 'kind'
  /** `before` and `after` are the types; for a call, the return types. */
  | 'type'
  | 'type parameters'
  /** Was required. */
  | 'optional'
  /** Was optional. */
  | 'required'
  | 'deprecated'
  | 'no longer deprecated';

/** One change to a symbol, member, parameter or enumeration value between two versions. */
export interface ApiChange {
  /** Name of the symbol in the later version or, if the symbol was removed, in the earlier one. */
  readonly symbol: string;
  /** Kind of the symbol, such as `type-alias`; a type and a constant may share a name. */
  readonly kind: string;
  /** Place of the changed part in the symbol; empty for the symbol itself. */
  readonly place: Place;
  readonly change: ChangeKind;
  readonly before?: string;
  readonly after?: string;
  /** Whether `before` and `after` are return types. */
  readonly returns?: true;
  /** Text about the replacement for a removed or deprecated part. */
  readonly instead?: string;
  /** Recorded replacement for a removed part, as a path in the later version: see {@link pathOf}. */
  readonly replacement?: string;
}

/**
 * Compares what an SDK exports in two versions.
 *
 * A symbol that another module of the package now exports counts as moved. A symbol with a recorded rename is compared
 * with the symbol that has the new name. If a symbol was added or removed, its parts are not listed.
 *
 * @param renames - recorded renames of this SDK between the two versions.
 * @returns the changes in the order of the later version's declarations, removed symbols last.
 */
export function apiChanges(before: Surface, after: Surface, renames: readonly Rename[] = []): ApiChange[] {
  const old = symbolsWithParts(before);
  const now = symbolsWithParts(after);
  const earlier = earlierSymbols(now, old, renames);
  const kept = new Set(earlier.values());
  return [
    ...now.flatMap((symbol) => {
      const before = earlier.get(symbol);
      return before ? symbolChanges(before, symbol, renames) : [changeOf(symbol, '', 'added')];
    }),
    ...old
      .filter((symbol) => !kept.has(symbol))
      .map((symbol) => ({ ...changeOf(symbol, '', 'removed'), ...insteadOf(symbol.name, '', symbol, renames) })),
  ];
}

type Match = (before: SymbolParts, after: SymbolParts) => boolean;

/**
 * Maps symbols to their predecessors in the earlier version. A recorded rename is preferred to the same name, and a
 * match in name and kind to a match in name alone. No two symbols have the same predecessor.
 */
export function earlierSymbols(
  now: readonly SymbolParts[],
  old: readonly SymbolParts[],
  renames: readonly Rename[],
): Map<SymbolParts, SymbolParts> {
  const isRenamed: Match = (before, after) =>
    renames.some(({ from, to, replaced }) => !replaced && from === before.name && to === after.name);
  const isSameName: Match = (before, after) => before.name === after.name;
  const ofSameKind =
    (matches: Match): Match =>
    (before, after) =>
      matches(before, after) && before.kind === after.kind;
  const found = new Map<SymbolParts, SymbolParts>();
  const left = new Set(old);
  for (const matches of [ofSameKind(isRenamed), isRenamed, ofSameKind(isSameName), isSameName]) {
    for (const symbol of now) {
      const before = found.has(symbol) ? undefined : [...left].find((each) => matches(each, symbol));
      if (!before) continue;
      found.set(symbol, before);
      left.delete(before);
    }
  }
  return found;
}

function symbolChanges(before: SymbolParts, after: SymbolParts, renames: readonly Rename[]): ApiChange[] {
  const changes: ApiChange[] = [];
  const add = (change: ChangeKind, old: string, now: string) => {
    if (old !== now) changes.push({ ...changeOf(after, '', change), before: old, after: now });
  };
  add('moved', before.specifier, after.specifier);
  add('renamed', before.name, after.name);
  const matched = new Set<Place>();
  for (const part of after.parts.values()) {
    const earlier = earlierPart(part, before, after, renames);
    if (earlier) {
      matched.add(earlier.place);
      changes.push(...partChanges(earlier, part, after));
    } else if (!isOpaque(before) && isFirstMissing(part.place, (place) => before.parts.has(place)))
      changes.push(changeOf(after, part.place, 'added'));
  }
  for (const part of before.parts.values()) {
    if (matched.has(part.place) || isOpaque(after)) continue;
    if (!isFirstMissing(part.place, (place) => after.parts.has(place))) continue;
    changes.push({
      ...changeOf(after, part.place, 'removed'),
      ...insteadOf(before.name, part.place, before, renames),
    });
  }
  return changes;
}

/** Finds a part's predecessor in the earlier version. A parameter may have a different name at the same position. */
function earlierPart(
  part: Part,
  before: SymbolParts,
  after: SymbolParts,
  renames: readonly Rename[],
): Part | undefined {
  const same = before.parts.get(part.place);
  if (same) return same;
  const former = renames.find(
    ({ to, from, replaced }) => !replaced && to === pathOf(after.name, part.place) && symbolIn(from) === before.name,
  );
  if (former) return before.parts.get(placeIn(former.from));
  if (part.index === undefined) return undefined;
  const call = callOf(part.place);
  return [...before.parts.values()].find(
    (other) =>
      other.index === part.index &&
      callOf(other.place) === call &&
      !after.parts.has(other.place) &&
      isSameType(other, part),
  );
}

const callOf = (place: Place) => place.slice(0, place.lastIndexOf('('));

/** Whether all parts that contain a missing part exist. The parts of a missing member are not listed separately. */
function isFirstMissing(place: Place, has: (place: Place) => boolean): boolean {
  return containerPlaces(place).every(has);
}

function partChanges(before: Part, after: Part, symbol: SymbolParts): ApiChange[] {
  const changes: ApiChange[] = [];
  const base = (change: ChangeKind) => changeOf(symbol, after.place, change);
  if (before.place !== after.place && before.index === undefined)
    changes.push({ ...base('renamed'), before: before.place, after: after.place });
  if (before.deprecated !== after.deprecated)
    changes.push({
      ...base(after.deprecated ? 'deprecated' : 'no longer deprecated'),
      ...(after.deprecation && { instead: after.deprecation }),
    });
  if (before.isVariant || after.isVariant) return changes;
  if (before.kind !== after.kind) changes.push({ ...base('kind'), before: before.kind, after: after.kind });
  if (before.optional !== after.optional) changes.push(base(after.optional ? 'optional' : 'required'));
  if (before.typeParameters !== after.typeParameters)
    changes.push({ ...base('type parameters'), before: before.typeParameters, after: after.typeParameters });
  // The type of a property cannot be compared with the return type of a method.
  if (before.isCall === after.isCall && !isSameType(before, after))
    changes.push({
      ...base('type'),
      ...(before.type !== undefined && { before: before.type }),
      ...(after.type !== undefined && { after: after.type }),
      ...(after.isCall && { returns: true }),
    });
  return changes;
}

function changeOf({ name, kind }: SymbolParts, place: Place, change: ChangeKind): ApiChange {
  return { symbol: name, kind, place, change };
}

/**
 * Returns the replacement for a removed part, from its deprecation notice or, if it has none, from the recorded
 * renames.
 */
function insteadOf(
  name: string,
  place: Place,
  symbol: SymbolParts,
  renames: readonly Rename[],
): Pick<ApiChange, 'instead' | 'replacement'> {
  const replacement = renames.find(({ from }) => from === pathOf(name, place))?.to;
  const instead = symbol.parts.get(place)?.deprecation ?? (replacement && `Use \`${replacement}\` instead.`);
  return { ...(instead && { instead }), ...(replacement && { replacement }) };
}
