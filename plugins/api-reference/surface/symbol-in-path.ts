/** A symbol that a path names, and the rest of the path, which may name a member. */
interface SymbolInPath<T> {
  readonly symbol: T;
  readonly rest: string;
}

/**
 * Finds the symbol at the start of a path such as `module.Type.member` or `module.function(parameter)`.
 *
 * @param nameOf - returns the name of a symbol with its module.
 * @returns undefined if none of the symbols is at the start of the path.
 */
export function symbolInPath<T>(
  path: string,
  symbols: readonly T[],
  nameOf: (symbol: T) => string,
): SymbolInPath<T> | undefined {
  const symbol = symbols.find((each) => path.startsWith(nameOf(each)) && !/^\w/.test(path.slice(nameOf(each).length)));
  return symbol === undefined ? undefined : { symbol, rest: path.slice(nameOf(symbol).length) };
}
