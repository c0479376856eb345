import { sdkOfSpecifier } from '../../api-reference/packages';
import type { Sdk } from '../../../src/lib/sdks';
import { findSymbol, type Meaning, type SymbolEntry } from '../../api-reference/symbol-index';
import type { SymbolLink } from './highlight';

const identifier = /[A-Za-z_$][\w$]*/g;

/** A name that a sample imports from an SDK. */
interface ImportedName {
  readonly name: string;
  readonly sdk: Sdk;
  readonly meaning: Meaning;
  /** Offset in the code. */
  readonly start: number;
}

/** Returns the names that a sample imports from SDKs. In `name as local`, only `name` belongs to the SDK. */
export function importedNames(code: string): ImportedName[] {
  const statements = code.matchAll(/(import\s+(type\s+)?\{)([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g);
  return [...statements].flatMap(({ index, 1: opening = '', 2: isForTypes, 3: names = '', 4: specifier = '' }) => {
    const sdk = sdkOfSpecifier(specifier);
    if (!sdk) return [];
    return [...names.matchAll(/((?:^|,)\s*(type\s+)?)([\w$]+)/g)].map((match) => ({
      name: match[3]!,
      sdk,
      meaning: isForTypes || match[2] ? 'type' : 'value',
      start: index + opening.length + match.index + match[1]!.length,
    }));
  });
}

/** Returns the URL of a symbol's page. */
export type HrefOf = (entry: SymbolEntry) => string;

/** Links SDK names in the import statements of a sample. */
export function linksOfImports(code: string, entries: readonly SymbolEntry[], hrefOf: HrefOf): SymbolLink[] {
  return importedNames(code).flatMap(({ name, sdk, meaning, start }) =>
    linkTo(findSymbol(entries, sdk, name, meaning), start, name.length, hrefOf),
  );
}

/**
 * Links the SDK names in a signature, except the symbol that it declares.
 *
 * A name that is both a type and a value refers to the type, except after `typeof`.
 *
 * @param ownPage - path of the page with the signature, as in {@link SymbolEntry}.
 * @param local - names with a section on the page itself.
 */
export function linksOfSignature(
  code: string,
  sdk: Sdk,
  ownPage: string,
  entries: readonly SymbolEntry[],
  hrefOf: HrefOf,
  local: ReadonlySet<string> = new Set(),
): SymbolLink[] {
  return [...code.matchAll(identifier)].flatMap((match) => {
    const name = match[0];
    const before = code.slice(0, match.index);
    const isProperty = /^\s*\??:/.test(code.slice(match.index + name.length)) || before.endsWith('.');
    const isText = /['"]$/.test(before);
    if (isProperty || isText || declares.test(before)) return [];
    if (local.has(name)) return [{ start: match.index, length: name.length, href: `#${name.toLowerCase()}` }];
    const entry = findSymbol(entries, sdk, name, /\btypeof\s+$/.test(before) ? 'value' : 'type');
    return entry?.page === ownPage ? [] : linkTo(entry, match.index, name.length, hrefOf);
  });
}

/** Keywords before the name in a declaration. */
const declares = /(?:^|\n)(?:abstract\s+)?(?:function|class|interface|type|enum|const)\s+$/;

function linkTo(entry: SymbolEntry | undefined, start: number, length: number, hrefOf: HrefOf): SymbolLink[] {
  return entry ? [{ start, length, href: hrefOf(entry) }] : [];
}
