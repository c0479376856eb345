import type { PartHistory, SymbolHistory } from './history';
import { containerPlaces, type Place } from './places';

/** Formats a part's first version, with "or earlier" if the part may be older. */
export function sinceText({ since, isOldest }: Pick<PartHistory, 'since' | 'isOldest'>): string {
  return isOldest ? `${since} or earlier` : since;
}

/**
 * Returns the version labels of a symbol or part, such as `New in 0.22.0`; an empty list if there are none.
 *
 * A part that is as old as its parent is not labeled as new.
 *
 * @param place - the part; empty for the symbol itself, which changes whenever one of its parts does.
 * @param versions - oldest first.
 */
export function labelsOf(symbol: SymbolHistory, place: Place, version: string, versions: readonly string[]): string[] {
  const history = place === '' ? symbol : symbol.parts[place];
  if (!history) return [];
  const { since, isOldest, deprecated, removed } = history;
  const current = versions.indexOf(version);
  const lastChange = symbol.allChanges.findLast(
    (change) =>
      isAbout(change.place, place) &&
      !/deprecated$/.test(change.change) &&
      // Changes in the version that added the part do not count.
      change.version !== since &&
      versions.indexOf(change.version) <= current,
  );
  const outer = place === '' ? undefined : containerOf(symbol, place);
  const isDeprecated = deprecated && !deprecated.isOldest && versions.indexOf(deprecated.since) <= current;
  const labels = [
    !isOldest && since !== outer?.since && `New in ${since}`,
    lastChange && `Changed in ${lastChange.version}`,
    isDeprecated && `Deprecated in ${deprecated.since}`,
    removed !== undefined && removed !== outer?.removed && `Removed in ${removed}`,
  ];
  return labels.filter((label) => typeof label === 'string');
}

/** Whether a changed part is the given part or is inside it. */
function isAbout(changed: Place, place: Place): boolean {
  return place === '' || changed === place || changed.startsWith(`${place}(`) || changed.startsWith(`${place}.`);
}

/** Returns the history of the innermost part that contains the given part. */
function containerOf(symbol: SymbolHistory, place: Place): PartHistory {
  const container = containerPlaces(place).findLast((each) => symbol.parts[each]);
  return (container !== undefined && symbol.parts[container]) || symbol;
}
