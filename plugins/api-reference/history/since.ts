import type { SymbolEntry } from '../symbol-index';
import { apiHistory } from './file';
import type { Place } from './places';

/**
 * Returns the version that added a symbol or a part of it; undefined if it is in the oldest documented version.
 *
 * @throws Error when the API reference has not been generated.
 */
export function sinceOf({ sdk, name }: Pick<SymbolEntry, 'sdk' | 'name'>, place: Place = ''): string | undefined {
  const symbol = apiHistory()[sdk].symbols.find((each) => each.name === name);
  const part = place === '' ? symbol : symbol?.parts[place];
  return part && !part.isOldest ? part.since : undefined;
}
