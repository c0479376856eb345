import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../shared/diagnostics';
import { root, type DocsVersion } from '../../shared/versions';

/** A difference between the record of an SDK's API and its declarations. */
interface Difference {
  readonly path: string;
  readonly expected: string;
  readonly actual: string;
}

/**
 * Reports differences between the record of an SDK's API and its declarations, except those that were reviewed and
 * accepted in `tests/surface/accepted.json`.
 *
 * @param folder - folder of the declarations, relative to the project root.
 */
export function differenceDiagnostics(
  { name }: DocsVersion,
  folder: string,
  differences: readonly Difference[],
): Diagnostic[] {
  const accepted = JSON.parse(readFileSync(path.join(root, 'tests/surface/accepted.json'), 'utf8')) as readonly {
    readonly version: string;
    readonly path: string;
  }[];
  return differences
    .filter((difference) => !accepted.some((entry) => entry.version === name && entry.path === difference.path))
    .map(({ path: place, expected, actual }) => ({
      file: folder,
      what: `${place}\nrecorded: ${expected}\ndeclared: ${actual}`,
    }));
}
