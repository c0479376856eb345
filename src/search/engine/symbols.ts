import type { Platform, SearchDoc } from './files';
import { lowerBound } from './lower-bound';
import { joined, partsOf } from './words';

/** A symbol of the API, or a member of a symbol. */
export interface SymbolEntry {
  readonly name: string;
  /** Name as one lower-case word. */
  readonly key: string;
  /** Number of the symbol's page. */
  readonly page: number;
  /** Number of the section about the member on that page; 0 for the symbol itself. */
  readonly section: number;
  readonly platform: Platform;
  readonly isDeprecated: boolean;
  /** Whether the name has several parts, as in `createRoom`. Such a name is not an everyday word. */
  readonly isCompound: boolean;
}

/** All symbols and members of a version, by name. */
export interface SymbolTable {
  /** Entries whose name or qualified name (`Symbol.member`) equals the key. */
  exact(key: string): readonly SymbolEntry[];
  /** Parameters and properties that have the given name and no heading. */
  inTables(key: string): readonly SymbolEntry[];
  /** Entries whose name or qualified name (`Symbol.member`) starts with the key and is longer. */
  startingWith(key: string): readonly SymbolEntry[];
  /** Names most similar to a word, nearest first. */
  nearest(key: string, count: number): readonly SymbolEntry[];
}

/** Whether a name clearly refers to the symbol. The name of a member may be an everyday word, such as `token`. */
export function isDistinct({ section, isCompound }: SymbolEntry): boolean {
  return section === 0 || isCompound;
}

const identifier = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** Reads the symbols of a version from its pages. */
export function symbolTable(docs: readonly SearchDoc[]): SymbolTable {
  const entries = symbolEntries(docs);
  const inTables = new Map<string, SymbolEntry[]>();
  for (const entry of docs.flatMap((doc, page) => (doc.symbol ? rowsOf(doc, page) : [])))
    add(inTables, entry.key, entry);
  const byKey = new Map<string, SymbolEntry[]>();
  for (const entry of entries) {
    add(byKey, entry.key, entry);
    const owner = docs[entry.page];
    if (entry.section > 0 && owner) add(byKey, joined(owner.title) + entry.key, entry);
  }
  const keys = [...byKey.keys()].sort();
  return {
    exact: (key) => byKey.get(key) ?? [],
    inTables: (key) => inTables.get(key) ?? [],
    startingWith(key) {
      const found: SymbolEntry[] = [];
      for (let at = lowerBound(keys, key); keys[at]?.startsWith(key); at++) {
        if (keys[at] !== key) found.push(...(byKey.get(keys[at] ?? '') ?? []));
      }
      return [...new Set(found)];
    },
    nearest(key, count) {
      const wanted = pairsOf(key);
      return entries
        .filter(isDistinct)
        .map((entry) => ({ entry, likeness: likeness(wanted, pairsOf(entry.key)) }))
        .filter(({ likeness }) => likeness > 0.3)
        .sort((a, b) => b.likeness - a.likeness)
        .map(({ entry }) => entry)
        .filter((entry, index, all) => all.findIndex(({ key: other }) => other === entry.key) === index)
        .slice(0, count);
    },
  };
}

/** Lists the symbols of a version and their members, page by page. */
export function symbolEntries(docs: readonly SearchDoc[]): SymbolEntry[] {
  return docs.flatMap((doc, page) => (doc.symbol ? entriesOf(doc, page) : []));
}

function entriesOf(doc: SearchDoc, page: number): SymbolEntry[] {
  return doc.sections.flatMap(([heading], section) => {
    const name = section === 0 ? doc.title : heading;
    return identifier.test(name) ? [entryOf(name, doc, page, section)] : [];
  });
}

/** Returns the parameters and properties in tables. A row looks like "deviceId – ID of a camera." */
function rowsOf(doc: SearchDoc, page: number): SymbolEntry[] {
  return doc.sections.flatMap(([, text], section) =>
    Array.from(text.matchAll(/^([\p{L}_$][\p{L}\p{N}_$]*)\?? – /gmu), ([, name = '']) =>
      entryOf(name, doc, page, section),
    ),
  );
}

function entryOf(name: string, { platforms, deprecated }: SearchDoc, page: number, section: number): SymbolEntry {
  return {
    name,
    key: joined(name),
    page,
    section,
    platform: platforms?.[0] ?? 'server',
    isDeprecated: deprecated ?? false,
    isCompound: partsOf(name).length > 1,
  };
}

function add(map: Map<string, SymbolEntry[]>, key: string, entry: SymbolEntry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}

function pairsOf(key: string): Set<string> {
  const padded = `^${key}$`;
  return new Set(Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2)));
}

/** Computes the share of letter pairs that two words have in common (the Sørensen–Dice coefficient). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared++;
  return (2 * shared) / (a.size + b.size);
}
