import * as z from 'zod';
import { symbolIndex } from '../api-reference/symbol-index';
import { samplesIn } from '../markdown/code-samples/extract';
import { readDataFile } from '../shared/data-file';
import type { Diagnostic } from '../shared/diagnostics';
import { guidePages } from '../shared/guide-pages';
import { parsePage } from '../shared/mdx';
import type { DocsVersion } from '../shared/versions';
import { symbolsNotShown } from './symbol-coverage';

const reasonsFile = 'plugins/content-checks/not-in-guides.json';

/** Reasons why symbols are in no guide, by symbol. */
export type Reasons = Readonly<Record<string, string>>;

export const readReasons = (): Reasons => readDataFile(reasonsFile, z.record(z.string(), z.string()));

/**
 * Lists the symbols that no guide of a version shows, see {@link symbolsNotShown}.
 *
 * @throws Error if the API reference of the version has not been generated.
 */
export function symbolsNotInGuides(version: DocsVersion): string[] {
  const pages = guidePages(version)
    .filter(({ path: name }) => !name.startsWith('api/'))
    .map((page) => {
      const { fences } = samplesIn(page.file, parsePage(page.source), version);
      return { page, samples: fences.map(({ sample }) => sample) };
    });
  return symbolsNotShown(symbolIndex(version), pages);
}

/**
 * Checks that exactly the symbols that are in no guide of some version have a reason.
 *
 * @param notShown - symbols that the guides of at least one version do not show.
 */
export function reasonDiagnostics(notShown: ReadonlySet<string>, reasons: Reasons): Diagnostic[] {
  const missing = [...notShown]
    .filter((symbol) => !reasons[symbol])
    .map((symbol) => ({
      file: reasonsFile,
      what: `No guide shows ${symbol}, and it has no reason.`,
      fix: 'Show the symbol in a guide, or add the reason.',
    }));
  const needless = Object.keys(reasons)
    .filter((symbol) => !notShown.has(symbol))
    .map((symbol) => ({
      file: reasonsFile,
      what: `There is a reason for ${symbol}, which the guides of every version show.`,
      fix: 'Remove the reason.',
    }));
  return [...missing, ...needless];
}
