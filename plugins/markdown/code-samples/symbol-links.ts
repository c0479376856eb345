import { sdkOfSpecifier } from '../../api-reference/packages';
import type { Sdk } from '../../../src/lib/sdks';
import { findSymbol, type SymbolEntry } from '../../api-reference/symbol-index';
import type { SymbolLink } from './highlight';

const importStatement = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g;
const identifier = /[A-Za-z_$][\w$]*/g;

/** Returns the URL of a symbol's page. */
export type HrefOf = (entry: SymbolEntry) => string;

/** Links SDK names in the import statements of a sample. */
export function linksOfImports(code: string, entries: readonly SymbolEntry[], hrefOf: HrefOf): SymbolLink[] {
  return [...code.matchAll(importStatement)].flatMap((statement) => {
    const sdk = sdkOfSpecifier(statement[2] ?? '');
    if (!sdk) return [];
    const isForTypes = /^import\s+type\b/.test(statement[0]);
    const names = statement[1] ?? '';
    const offset = statement.index + statement[0].indexOf('{') + 1;
    // In `name as local`, only `name` belongs to the SDK.
    return [...names.matchAll(/(?:^|,)\s*(type\s+)?([\w$]+)/g)].flatMap((match) => {
      const name = match[2] ?? '';
      const start = offset + match.index + match[0].length - name.length;
      const meaning = isForTypes || match[1] ? 'type' : 'value';
      return linkTo(findSymbol(entries, sdk, name, meaning), start, name.length, hrefOf);
    });
  });
}

/** Returns the names that a sample imports from SDKs, each with its SDK. */
export function sdksOfImports(code: string): ReadonlyMap<string, Sdk> {
  return new Map(
    [...code.matchAll(importStatement)].flatMap(([, names = '', specifier = '']) => {
      const sdk = sdkOfSpecifier(specifier);
      if (!sdk) return [];
      return [...names.matchAll(/(?:^|,)\s*(?:type\s+)?([\w$]+)/g)].map(([, name = '']) => [name, sdk] as const);
    }),
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
