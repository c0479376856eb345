import type { DeclarationReflection } from 'typedoc';
import type { Diagnostic } from '../../shared/diagnostics';
import { placeOf } from './documented';
import type { ExportedSymbol } from './exported-symbol';
import { writtenMembers, writtenOutMembers } from './model';

/**
 * Returns the place of the innermost symbol or member in a path such as `module.Type.member` or
 * `module.function(parameter)`; undefined if the symbol is not declared.
 */
export function placeOfPath(
  path: string,
  symbols: readonly ExportedSymbol[],
): Pick<Diagnostic, 'file' | 'line'> | undefined {
  const nameOf = ({ specifier, reflection }: ExportedSymbol) => `${specifier}.${reflection.name}`;
  const symbol = symbols.find((each) => path.startsWith(nameOf(each)) && !/^\w/.test(path.slice(nameOf(each).length)));
  if (!symbol) return undefined;
  let current = symbol.reflection;
  for (const name of path.slice(nameOf(symbol).length).match(/\w+/g) ?? []) {
    const member = membersOf(current).find((each) => each.name === name);
    if (!member) break;
    current = member;
  }
  return placeOf(current);
}

function membersOf({ children = [], type, signatures = [] }: DeclarationReflection): DeclarationReflection[] {
  const returned = signatures.flatMap((signature) => writtenOutMembers(signature.type) ?? []);
  return [...children, ...writtenMembers(type), ...returned];
}
