import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { GoldenQuery } from '../plugins/search-index/quality/golden';
import { pathOf, type DocumentsFile } from '../src/search/engine/files';
import { readDataFile } from '../plugins/shared/data-file';
import type { Diagnostic } from '../plugins/shared/diagnostics';
import { nearest } from '../plugins/shared/nearest';
import { root } from '../plugins/shared/versions';

/** File of the golden queries, relative to the project root. */
const goldenFile = 'tests/search/golden.json';

/** The fields are described in {@link GoldenQuery}. */
const schema: z.ZodType<GoldenQuery> = z.strictObject({
  query: z.string().min(1),
  kind: z.enum(['symbol', 'member', 'task', 'typo', 'synonym', 'error']),
  expect: z.array(z.string()).min(1),
  notIn: z.array(z.string()).optional(),
});

/**
 * Reads the golden queries.
 *
 * @throws Error that lists all problems, when a field is missing, misspelled or has the wrong type.
 */
export const readGolden = (): readonly GoldenQuery[] => readDataFile(goldenFile, z.array(schema));

/**
 * Finds expected pages and sections that no version has.
 *
 * @param documents - searchable documents of all versions.
 * @param text - text of the golden queries' file, in which the problems are located.
 */
export function goldenDiagnostics(
  golden: readonly GoldenQuery[],
  documents: readonly DocumentsFile[],
  text = readFileSync(path.join(root, goldenFile), 'utf8'),
): Diagnostic[] {
  const paths = new Set(
    documents.flatMap(({ searchDocs }) =>
      searchDocs.flatMap((doc) => doc.sections.map((_, section) => pathOf(doc, section))),
    ),
  );
  return golden.flatMap(({ query, expect }) =>
    expect
      .filter((each) => !paths.has(each))
      .map((each) => ({
        file: goldenFile,
        line: lineOf(text, query, each),
        what: `No version has "${each}", which the query "${query}" expects.`,
        fix: `Write "${nearest(each, paths)}", or remove the path.`,
      })),
  );
}

/** Returns the line of an expected path, which follows its query. */
function lineOf(text: string, query: string, expected: string): number {
  const start = text.indexOf(JSON.stringify(query));
  return text.slice(0, text.indexOf(JSON.stringify(expected), start)).split('\n').length;
}
