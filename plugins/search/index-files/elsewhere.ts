import { plainAnchor, type ElsewhereEntry } from '../engine/files';
import { partsOf } from '../engine/words';
import type { SearchableVersion } from './version-files';

/**
 * Lists the symbols, and members with a name of several words, that other versions have and this one has not, each with
 * the first of the other versions that has it.
 *
 * @param others - the other versions, in the order in which a reader would want them.
 */
export function elsewhereOf(here: SearchableVersion, others: readonly SearchableVersion[]): ElsewhereEntry[] {
  const known = new Set(namesOf(here).map(({ name }) => name));
  const found = new Map<string, ElsewhereEntry>();
  for (const other of others) {
    for (const { name, url } of namesOf(other)) {
      if (!known.has(name) && !found.has(name)) found.set(name, [name, other.version, url]);
    }
  }
  return [...found.values()].sort(([a], [b]) => (a < b ? -1 : 1));
}

function namesOf({ prefix, docs }: SearchableVersion): { name: string; url: string }[] {
  const symbols = docs.filter(({ symbol }) => symbol);
  return [
    ...symbols.map(({ title, path }) => ({ name: title, url: prefix + path })),
    ...symbols.flatMap(({ path, sections }) =>
      sections
        .filter(([heading]) => /^[\w$]+$/.test(heading) && partsOf(heading).length > 1)
        .map(([heading, , anchor]) => ({ name: heading, url: `${prefix}${path}#${anchor ?? plainAnchor(heading)}` })),
    ),
  ];
}
