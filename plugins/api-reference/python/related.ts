import path from 'node:path';
import { headingAnchor } from '../render/anchors';
import type { Group } from '../render/related';
import type { SymbolEntry } from '../symbol-index';
import { usedTypes, type PythonUseRole } from './names';
import { resolveName, type PublicSymbol, type PythonPackage } from './package';
import type { ParsePython } from './parser';

const labels: readonly (readonly [PythonUseRole, string])[] = [
  ['returns', 'Returned by'],
  ['takes', 'Parameter of'],
  ['holds', 'Attribute of'],
  ['builds', 'Part of'],
  ['extends', 'Extended by'],
];

/** Lists the symbols that accept, return, contain or extend a symbol, with links relative to its page. */
export function relatedOf(
  parse: ParsePython,
  own: PublicSymbol,
  { modules, symbols }: PythonPackage,
  entries: readonly SymbolEntry[],
): Group[] {
  const page = entries[symbols.indexOf(own)]!;
  // A name such as `Track` can mean different classes in different modules.
  const isOwn = (name: string, { home }: PublicSymbol) => {
    const target = resolveName(modules, home, name);
    return target?.home === own.home && target.declaration.name === own.declaration.name;
  };
  const uses = symbols.flatMap((symbol, index) =>
    symbol === own
      ? []
      : usedTypes(parse, symbol.declaration)
          .filter(({ name }) => isOwn(name, symbol))
          .map(({ role, member }) => ({ role, link: linkTo(entries[index]!, member, page) })),
  );
  return labels.flatMap(([role, label]) => {
    const links = uses.filter((use) => use.role === role).map(({ link }) => link);
    return links.length > 0 ? [{ label, links: [...new Set(links)] }] : [];
  });
}

function linkTo(entry: SymbolEntry, member: string | undefined, from: SymbolEntry): string {
  const url = relativePage(from, entry);
  if (member === undefined) return `[\`${entry.name}\`](${url})`;
  if (member === '__init__') return `[\`${entry.name}()\`](${url}#constructor)`;
  return `[\`${entry.name}.${member}\`](${url}#${headingAnchor(member, entry.name)})`;
}

/** Returns the path of a page's file relative to another page. */
export function relativePage(from: SymbolEntry, to: SymbolEntry): string {
  const relative = path.posix.relative(path.posix.dirname(from.page), to.page);
  return `${relative.startsWith('.') ? relative : `./${relative}`}.mdx`;
}
