import { isSupportingType, type SupportingType } from './model';
import { usedTypes } from './names';
import { resolveName, type PublicSymbol, type PythonPackage } from './package';
import type { ParsePython } from './parser';

/** Returns the types that readers cannot import and that a symbol names, directly or through other types. */
export function supportingTypes(
  parse: ParsePython,
  symbol: PublicSymbol,
  { modules, symbols }: PythonPackage,
): SupportingType[] {
  const found: SupportingType[] = [];
  const visit = ({ declaration, home }: Pick<PublicSymbol, 'declaration' | 'home'>): void => {
    for (const { name, role } of usedTypes(parse, declaration)) {
      if (role === 'extends') continue;
      const target = resolveName(modules, home, name);
      if (!target || !isSupportingType(target.declaration) || found.includes(target.declaration)) continue;
      if (symbols.some((each) => each.home === target.home && each.declaration.name === target.declaration.name))
        continue;
      found.push(target.declaration);
      visit(target);
    }
  };
  visit(symbol);
  return found;
}
