import { pathOf, type ElsewhereEntry } from '../../../src/search/engine/files';
import { isDistinct, symbolEntries } from '../../../src/search/engine/symbols';
import type { Removal } from './removals';
import type { SearchableVersion } from './version-files';

/**
 * Lists the names that exist only in other versions.
 *
 * The list contains symbols, and members whose names have several words. Each entry names the first of the other
 * versions that has the symbol or member.
 *
 * @param others - the other versions, in order of preference for readers.
 * @param removal - returns the replacement for a name that this version has removed.
 */
export function elsewhereOf(
  here: SearchableVersion,
  others: readonly SearchableVersion[],
  removal: Removal = () => undefined,
): ElsewhereEntry[] {
  const known = new Set(namesOf(here).map(({ name }) => name));
  const found = new Map<string, ElsewhereEntry>();
  for (const other of others) {
    for (const { name, url, path } of namesOf(other)) {
      if (known.has(name) || found.has(name)) continue;
      const instead = removal(here.version, path, name);
      found.set(name, instead === undefined ? [name, other.version, url] : [name, other.version, url, instead]);
    }
  }
  return [...found.values()].sort(([a], [b]) => (a < b ? -1 : 1));
}

function namesOf({ prefix, docs }: SearchableVersion): { name: string; url: string; path: string }[] {
  return symbolEntries(docs)
    .filter(isDistinct)
    .sort((a, b) => Math.min(a.section, 1) - Math.min(b.section, 1))
    .map(({ name, page, section }) => ({
      name,
      url: prefix + pathOf(docs[page]!, section),
      path: docs[page]!.path,
    }));
}
