import * as z from 'zod';
import { readDataFile } from '../../shared/data-file';
import type { Diagnostic } from '../../shared/diagnostics';

/** A difference between the record of an SDK's API and its declarations. */
const differenceSchema = z.strictObject({ path: z.string(), expected: z.string(), actual: z.string() });
type Difference = Readonly<z.infer<typeof differenceSchema>>;

/** A difference that was reviewed and accepted in the declarations of one folder. */
const acceptedSchema = differenceSchema.extend({ folder: z.string(), reason: z.string() });
type AcceptedDifference = Readonly<z.infer<typeof acceptedSchema>>;

/** File of the accepted differences, relative to the project root. */
const acceptedFile = 'tests/surface/accepted.json';

/** The declarations of an SDK in one version, and the record that they are compared with. */
export interface Compared {
  /** Folder of the declarations, relative to the project root. */
  readonly folder: string;
  /** File of the record, relative to the project root. */
  readonly record: string;
  /** Returns the place of the declaration that a path of a difference names, if it can be found. */
  readonly placeOf: (path: string) => Pick<Diagnostic, 'file' | 'line'> | undefined;
}

/**
 * Reports differences between the record of an SDK's API and its declarations, except accepted ones, and accepted
 * differences that do not exist.
 *
 * @throws Error when the file of the accepted differences is malformed.
 */
export function differenceDiagnostics(
  { folder, record, placeOf }: Compared,
  differences: readonly Difference[],
  accepted: readonly AcceptedDifference[] = readDataFile(acceptedFile, z.array(acceptedSchema)),
): Diagnostic[] {
  const own = accepted.filter((entry) => entry.folder === folder);
  return [
    ...differences
      .filter((difference) => !own.some((entry) => isSame(entry, difference)))
      .map(({ path, expected, actual }) => ({
        ...(placeOf(path) ?? { file: folder }),
        what: `The declaration of ${path} does not match the record of the SDK's API.\nrecorded: ${expected}\ndeclared: ${actual}`,
        fix: `Correct the declaration. If the SDK itself has changed, follow "When an SDK is released" in sdks/README.md, or correct ${record}.`,
      })),
    ...own
      .filter((entry) => !differences.some((difference) => isSame(entry, difference)))
      .map(({ path, expected, actual }) => ({
        file: acceptedFile,
        what: `${path} in ${folder} does not have this difference:\nrecorded: ${expected}\ndeclared: ${actual}`,
        fix: 'Remove the entry.',
      })),
  ];
}

const isSame = (one: Difference, other: Difference) =>
  one.path === other.path && one.expected === other.expected && one.actual === other.actual;
