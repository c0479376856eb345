import type { Platform } from './files';
import type { Query } from './query';
import { isDistinct, type SymbolEntry, type SymbolTable } from './symbols';
import { joined } from './words';

/** Maximum number of pages shown for names that start with the query. */
const mostByPrefix = 5;
/** Maximum number of members with the same name that are shown first. */
const mostMembers = 3;

/** Returns the pages of the symbols that a query names, with the named sections. */
export function symbolPages(
  query: Query,
  symbols: SymbolTable,
  platform: Platform | undefined,
): { page: number; sections: number[] }[] {
  const isWanted = (entry: SymbolEntry) => isDistinct(entry) || query.looksLikeName;
  // Names of Python parameters may consist of everyday words, as in `api_key`, so they count only in Python queries.
  const isWantedRow = (entry: SymbolEntry) =>
    entry.isCompound && (entry.platform !== 'server-python' || platform === 'server-python');
  // The first known name in a line of code is its topic.
  const keys = [...query.keys, ...query.namesInCode];
  const found =
    firstNotEmpty(keys, (key) => symbols.exact(key).filter(isWanted)) ??
    firstNotEmpty(query.keys, (key) => symbols.inTables(key).filter(isWantedRow)) ??
    [];
  // If the query names a platform, the symbols of other platforms rank by their text.
  const ofPlatform = found.filter((entry) => entry.platform === query.platform);
  const exact = ofPlatform.length > 0 && !query.namesMember ? ofPlatform : found;
  const members = exact
    .filter(({ section }) => section > 0)
    .sort(byPlatform(platform))
    .slice(0, mostMembers);
  // A current member ranks before the page of a deprecated symbol, such as an old function with the same name.
  const named = [...exact.filter(({ section }) => section === 0).sort(byPlatform(platform)), ...members].sort(
    (a, b) =>
      Number(a.isDeprecated) - Number(b.isDeprecated) ||
      // `RoomConfig.videoCodec` is a member, although another symbol is named `RoomConfigVideoCodec`.
      (query.namesMember ? Math.min(b.section, 1) - Math.min(a.section, 1) : 0),
  );
  if (named.length === 0 && query.looksLikeName) {
    const starting = query.keys.flatMap((key) => (key.length > 1 ? symbols.startingWith(key) : []));
    named.push(
      ...starting
        .filter(isDistinct)
        .sort(
          (a, b) =>
            Math.min(a.section, 1) - Math.min(b.section, 1) ||
            a.key.length - b.key.length ||
            byPlatform(platform)(a, b),
        )
        .slice(0, mostByPrefix),
    );
  }
  const pages = new Map<number, number[]>();
  for (const { page, section } of named) pages.set(page, [...new Set([...(pages.get(page) ?? []), section])]);
  return [...pages].map(([page, sections]) => ({ page, sections }));
}

function firstNotEmpty<T>(keys: readonly string[], find: (key: string) => readonly T[]): readonly T[] | undefined {
  return keys.map(find).find((found) => found.length > 0);
}

const platformOrder: readonly Platform[] = ['web', 'mobile', 'server', 'server-python'];

function byPlatform(preferred: Platform | undefined) {
  const rank = ({ platform }: SymbolEntry) => (platform === preferred ? -1 : platformOrder.indexOf(platform));
  return (a: SymbolEntry, b: SymbolEntry) =>
    Number(a.isDeprecated) - Number(b.isDeprecated) || rank(a) - rank(b) || a.page - b.page;
}

/**
 * Whether a query names a symbol in another version.
 *
 * @param isKnownHere - whether the query also names a symbol in this version. If so, the query must be the complete
 * name.
 */
export function namesOther(query: Query, name: string, isKnownHere: boolean): boolean {
  const key = joined(name);
  return query.keys.some(
    (each) => each === key || (!isKnownHere && query.looksLikeName && each.length > 3 && key.startsWith(each)),
  );
}
