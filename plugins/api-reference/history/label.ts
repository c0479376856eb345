import type { ApiChange } from './changes';
import type { PartHistory, SymbolHistory } from './history';
import type { Place } from './places';

/** Formats a part's first version, with "or earlier" if the part may be older. */
export function sinceText({ since, isOldest }: Pick<PartHistory, 'since' | 'isOldest'>): string {
  return isOldest ? `${since} or earlier` : since;
}

/**
 * Returns the version labels of a symbol or part, such as `New in 0.22.0`; an empty list if there are none.
 *
 * A part is labeled as new or removed only if that is a recorded change. A renamed part is neither. A part that was
 * added or removed with its parent has no such label.
 *
 * @param place - the part; empty for the symbol itself, which changes whenever one of its parts does.
 * @param versions - oldest first.
 */
export function labelsOf(symbol: SymbolHistory, place: Place, version: string, versions: readonly string[]): string[] {
  const history = place === '' ? symbol : symbol.parts[place];
  if (!history) return [];
  const { since, deprecated, removed } = history;
  const current = versions.indexOf(version);
  const isRecorded = (kind: ApiChange['change'], when: string) =>
    symbol.allChanges.some((change) => change.place === place && change.change === kind && change.version === when);
  const isNew = isRecorded('added', since);
  const lastChange = symbol.allChanges.findLast(
    (change) =>
      isAbout(change.place, place) &&
      !/deprecated$/.test(change.change) &&
      // Changes in the version that added the part do not count.
      !(isNew && change.version === since) &&
      versions.indexOf(change.version) <= current,
  );
  const isDeprecated = deprecated && !deprecated.isOldest && versions.indexOf(deprecated.since) <= current;
  const labels = [
    isNew && `New in ${since}`,
    lastChange && `Changed in ${lastChange.version}`,
    isDeprecated && `Deprecated in ${deprecated.since}`,
    removed !== undefined && (place === '' || isRecorded('removed', removed)) && `Removed in ${removed}`,
  ];
  return labels.filter((label) => typeof label === 'string');
}

/** Whether a changed part is the given part or is inside it. */
function isAbout(changed: Place, place: Place): boolean {
  return place === '' || changed === place || changed.startsWith(`${place}(`) || changed.startsWith(`${place}.`);
}
