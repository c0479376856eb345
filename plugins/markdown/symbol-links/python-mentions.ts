import { findSymbol, type SymbolEntry } from '../../api-reference/symbol-index';
import { namesImportedFrom } from '../../api-reference/python/imports';
import type { ParsePython } from '../../api-reference/python/parser';

const pythonFence = /^[ \t]*```py(?:thon)?\b[^\n]*\n([\s\S]*?)^[ \t]*```/gm;

/** Lists the Python SDK symbols that a page's samples import. */
export function symbolsInPython(parse: ParsePython, source: string, entries: readonly SymbolEntry[]): Set<SymbolEntry> {
  const names = [...source.matchAll(pythonFence)].flatMap(([, code = '']) => namesImportedFrom(parse, code, 'fishjam'));
  return new Set(names.flatMap(({ name }) => findSymbol(entries, 'server-python', name) ?? []));
}
