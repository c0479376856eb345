import type { SymbolEntry } from '../symbol-index';
import { apiHistory } from './file';
import { historyOfEntry } from './page';
import type { Place } from './places';

/**
 * Returns the version that added a symbol or a part of it; undefined if it is in the oldest documented version.
 *
 * @param version - version that has the symbol.
 * @throws Error when the API reference has not been generated.
 */
export function sinceOf(entry: SymbolEntry, version: string, place: Place = ''): string | undefined {
  const symbol = historyOfEntry(apiHistory()[entry.sdk], entry, version);
  const part = place === '' ? symbol : symbol.parts[place];
  return part && !part.isOldest ? part.since : undefined;
}
