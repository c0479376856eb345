import type { DeclarationReflection } from 'typedoc';
import type { Diagnostic } from '../../shared/diagnostics';
import { symbolInPath } from '../surface/symbol-in-path';
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
  const found = symbolInPath(path, symbols, ({ specifier, reflection }) => `${specifier}.${reflection.name}`);
  if (!found) return undefined;
  let current = found.symbol.reflection;
  for (const name of found.rest.match(/\w+/g) ?? []) {
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
