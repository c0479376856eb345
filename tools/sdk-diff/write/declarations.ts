import ts from 'typescript';
import type { ComparedModule, Comparison } from '../compare-package';
import type { Part, PublicSurface } from '../read-surface';
import { PublishedText } from './published-text';
import { isSymbol, newFile, plainPath } from './symbol-paths';

/** Declarations of an SDK in the docs, with the exports of the package that they are compared with. */
export interface Declarations {
  readonly modules: readonly ComparedModule[];
  /** Declaration files in the docs. */
  readonly files: readonly ts.SourceFile[];
  /** File that declares each exported name, by name. */
  readonly homes: ReadonlyMap<string, string>;
  /** Printer for declarations of the package. */
  readonly print: PublishedText;
  /** Returns the symbol itself for a symbol that is imported or re-exported. */
  readonly resolved: (symbol: ts.Symbol) => ts.Symbol;
  /** Returns the node that declares a part; undefined for a member that only a type expression declares. */
  readonly nodeOf: (part: Part) => ts.Declaration | undefined;
}

/**
 * Prepares a comparison for editing.
 *
 * @param folder - absolute path of the SDK's declarations.
 */
export function declarationsIn(folder: string, { program, modules, isPublished }: Comparison): Declarations {
  const checker = program.getTypeChecker();
  const files = program.getSourceFiles();
  const resolved = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const nodeOf = ({ symbol }: Part) => resolved(symbol).declarations?.[0];
  const symbolsIn = (surface: PublicSurface) =>
    [...surface].filter(([place]) => isSymbol(place)).map(([place, part]) => ({ place, name: plainPath(place), part }));
  const homesIn = ({ documented, published, file }: ComparedModule) => [
    ...symbolsIn(published)
      .filter(({ place }) => !documented.has(place))
      .map(({ name }) => [name, newFile(file)] as const),
    ...symbolsIn(documented).flatMap(({ name, part }) => {
      const home = nodeOf(part)?.getSourceFile().fileName;
      return home ? [[name, home] as const] : [];
    }),
  ];
  const exported = modules.flatMap(({ published }) => symbolsIn(published));
  return {
    modules,
    files: files.filter(({ fileName }) => fileName.startsWith(`${folder}/`)),
    homes: new Map(modules.flatMap(homesIn)),
    print: new PublishedText(
      checker,
      files.filter(({ fileName }) => isPublished(fileName)),
      new Map(exported.map(({ name, part }) => [resolved(part.symbol), name])),
    ),
    resolved,
    nodeOf,
  };
}
