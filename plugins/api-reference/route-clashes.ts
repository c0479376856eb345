import { groupBy } from '../shared/group-by';
import type { Diagnostic } from '../shared/diagnostics';
import type { SymbolEntry } from './symbol-index';

/** A symbol of the index, and the place of its declaration. */
export type DeclaredEntry = SymbolEntry & Pick<Diagnostic, 'file' | 'line'>;

/** Finds symbols with the same kind and name in different modules of an SDK. They would have the same route. */
export function findRouteClashes(entries: readonly DeclaredEntry[]): Diagnostic[] {
  // Some file systems do not distinguish uppercase and lowercase letters.
  return [...groupBy(entries, ({ page }) => page.toLowerCase()).values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      file: group[1]!.file,
      line: group[1]!.line,
      what: `${group.map(({ name, specifier }) => `\`${name}\` of ${specifier}`).join(' and ')} would have the same route, ${group[0]!.page}.`,
      fix: 'Export the symbol from only one module, or rename one of them.',
    }));
}
