import { readFileSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../shared/memoize';
import { exists, root, type DocsVersion } from '../shared/versions';
import type { Sdk } from '../../src/lib/sdks';
import type { KindFolder } from '../../src/lib/symbol-kinds';

/** A symbol that has a reference page. */
export interface SymbolEntry {
  readonly name: string;
  readonly sdk: Sdk;
  readonly kind: KindFolder;
  /** Module after `from` in an import. */
  readonly specifier: string;
  /** One of the SDK's purposes. */
  readonly purpose: string;
  /** One sentence in plain text. */
  readonly summary: string;
  /** Path of the symbol's page, without extension, below the version's docs folder or route prefix. */
  readonly page: string;
  readonly deprecated: boolean;
  /** Members with an anchor on the page. */
  readonly members: readonly { readonly name: string; readonly anchor: string }[];
}

/** Returns the path of a version's index file, relative to the project root. */
export function symbolIndexFile(version: DocsVersion): string {
  return `.cache/api/${version.name}.symbols.json`;
}

const readIndex = memoize((file): readonly SymbolEntry[] => {
  if (!exists(file)) throw new Error(`${file} does not exist. Run \`npm run api\` first.`);
  return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as SymbolEntry[];
});

/**
 * Returns the symbols of all SDKs in a version.
 *
 * @throws Error when the API reference has not been generated.
 */
export const symbolIndex = (version: DocsVersion): readonly SymbolEntry[] => readIndex(symbolIndexFile(version));

/** Meaning of a name in context: a runtime value or a type. */
export type Meaning = 'value' | 'type';

const values: readonly KindFolder[] = ['functions', 'classes', 'exceptions', 'events', 'variables'];
const types: readonly KindFolder[] = ['interfaces', 'enumerations', 'type-aliases'];

/** Kinds of pages in order of preference, for a name that is both a type and a value. */
const preference: Readonly<Record<Meaning, readonly KindFolder[]>> = {
  value: [...values, ...types],
  type: [...types, ...values],
};

/** Lists the pages for a name in one SDK; pages that match the meaning come first. */
function pagesOfName(entries: readonly SymbolEntry[], sdk: Sdk, name: string, meaning: Meaning): SymbolEntry[] {
  const order = preference[meaning];
  return entries
    .filter((entry) => entry.sdk === sdk && entry.name === name)
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/**
 * Finds the page for a name in one SDK.
 *
 * @param meaning - the page to prefer if the name is both a type and a value.
 * @param member - name of a member. A page that has this member is preferred to one that does not.
 * @returns undefined if the SDK does not export the name.
 */
export function findSymbol(
  entries: readonly SymbolEntry[],
  sdk: Sdk,
  name: string,
  meaning: Meaning = 'value',
  member?: string,
): SymbolEntry | undefined {
  const pages = pagesOfName(entries, sdk, name, meaning);
  return pages.find(({ members }) => members.some((each) => each.name === member)) ?? pages[0];
}
