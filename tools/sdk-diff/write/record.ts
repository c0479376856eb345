import type { Surface } from '../../../plugins/api-reference/surface/describe';
import type { ApiDifference } from '../compare';

/**
 * Updates the recorded surface of the symbols that differ between the docs and the package. The new record is taken
 * from the prepared declarations.
 *
 * @param recorded - record before the release.
 * @param declared - surface of the prepared declarations.
 */
export function updateRecord<Recorded extends Surface>(
  recorded: Recorded,
  declared: Surface,
  differences: readonly ApiDifference[],
): Recorded {
  const names = new Set(differences.map(({ path }) => path.split(/[ .(]/)[0]!));
  return {
    ...recorded,
    modules: recorded.modules.map((module) => {
      const fresh = declared.modules.find(({ name }) => name === module.name)?.symbols ?? [];
      const kept = module.symbols.filter(({ name }) => !names.has(name));
      const changed = fresh.filter(({ name }) => names.has(name));
      return {
        ...module,
        symbols: [...kept, ...changed].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)),
      };
    }),
  };
}
