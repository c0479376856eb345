import { findSymbol, type SymbolEntry } from '../../api-reference/symbol-index';
import { namesImportedFrom } from '../../api-reference/python/imports';
import type { ParsePython } from '../../api-reference/python/parser';
import { isPython, plainCode, type Sample } from '../code-samples/sample';

/** Lists the Python SDK symbols that a page's samples import. */
export function symbolsInPython(
  parse: ParsePython,
  samples: readonly Pick<Sample, 'lang' | 'code'>[],
  entries: readonly SymbolEntry[],
): Set<SymbolEntry> {
  const names = samples
    .filter(isPython)
    .flatMap((sample) => namesImportedFrom(parse, plainCode(sample).code, 'fishjam'));
  return new Set(names.flatMap(({ name }) => findSymbol(entries, 'server-python', name) ?? []));
}
