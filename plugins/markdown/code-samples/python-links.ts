import { findSymbol, type SymbolEntry } from '../../api-reference/symbol-index';
import { namesInDeclaration, namesInExpression } from '../../api-reference/python/names';
import { namesImportedFrom } from '../../api-reference/python/imports';
import type { ParsePython } from '../../api-reference/python/parser';
import type { SymbolLink } from './highlight';
import type { HrefOf } from './symbol-links';

/** Links SDK names in the import statements of a Python sample. */
export function linksOfPythonImports(
  parse: ParsePython,
  code: string,
  entries: readonly SymbolEntry[],
  hrefOf: HrefOf,
): SymbolLink[] {
  return namesImportedFrom(parse, code, 'fishjam').flatMap(({ name, start }) => {
    const entry = findSymbol(entries, 'server-python', name);
    return entry ? [{ start, length: name.length, href: hrefOf(entry) }] : [];
  });
}

/**
 * Links the SDK names in a Python signature or type, except the symbol that the page describes.
 *
 * @param isType - whether the code is a type instead of a declaration.
 * @param ownPage - path of the page with the code, as in {@link SymbolEntry}.
 * @param local - names with a section on the page itself.
 */
export function linksOfPythonSignature(
  parse: ParsePython,
  code: string,
  isType: boolean,
  ownPage: string,
  entries: readonly SymbolEntry[],
  hrefOf: HrefOf,
  local: ReadonlySet<string>,
): SymbolLink[] {
  const names = isType ? namesInExpression(parse, code) : namesInDeclaration(parse, code);
  return names.flatMap(({ name, start }) => {
    const length = name.length;
    if (local.has(name)) return [{ start, length, href: `#${name.toLowerCase()}` }];
    const entry = findSymbol(entries, 'server-python', name);
    return entry && entry.page !== ownPage ? [{ start, length, href: hrefOf(entry) }] : [];
  });
}
