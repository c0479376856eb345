import { packageNames } from '../api-reference/packages';
import { sdks, type Sdk } from '../api-reference/purposes';
import { findSymbol, type SymbolEntry } from '../api-reference/symbol-index';
import type { SymbolLink } from './highlight';

const importStatement = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"]([^'"]+)['"]/g;
const identifier = /[A-Za-z_$][\w$]*/g;

/** Gives the URL of a symbol's page. */
export type HrefOf = (entry: SymbolEntry) => string;

/** Links the names that a sample imports from an SDK, there where it imports them. */
export function linksOfImports(code: string, entries: readonly SymbolEntry[], hrefOf: HrefOf): SymbolLink[] {
  return [...code.matchAll(importStatement)].flatMap((statement) => {
    const sdk = sdkOf(statement[2] ?? '');
    if (!sdk) return [];
    const names = statement[1] ?? '';
    const offset = statement.index + statement[0].indexOf('{') + 1;
    // In `name as local`, only `name` belongs to the SDK.
    return [...names.matchAll(/(?:^|,)\s*(?:type\s+)?([\w$]+)/g)].flatMap((match) => {
      const name = match[1] ?? '';
      const start = offset + match.index + match[0].length - name.length;
      return linkTo(findSymbol(entries, sdk, name), start, name.length, hrefOf);
    });
  });
}

/**
 * Links every name of an SDK that a signature mentions, but not the symbol that it declares.
 *
 * @param local - names that have a section on the page itself.
 */
export function linksOfSignature(
  code: string,
  sdk: Sdk,
  own: string,
  entries: readonly SymbolEntry[],
  hrefOf: HrefOf,
  local: ReadonlySet<string> = new Set(),
): SymbolLink[] {
  return [...code.matchAll(identifier)].flatMap((match) => {
    const name = match[0];
    const isProperty = /^\s*\??:/.test(code.slice(match.index + name.length)) || code[match.index - 1] === '.';
    const isText = /['"]$/.test(code.slice(0, match.index));
    if (name === own || isProperty || isText) return [];
    if (local.has(name)) return [{ start: match.index, length: name.length, href: `#${name.toLowerCase()}` }];
    return linkTo(findSymbol(entries, sdk, name), match.index, name.length, hrefOf);
  });
}

function linkTo(entry: SymbolEntry | undefined, start: number, length: number, hrefOf: HrefOf): SymbolLink[] {
  return entry ? [{ start, length, href: hrefOf(entry) }] : [];
}

function sdkOf(specifier: string): Sdk | undefined {
  return sdks.find((sdk) => specifier === packageNames[sdk] || specifier.startsWith(`${packageNames[sdk]}/`));
}
