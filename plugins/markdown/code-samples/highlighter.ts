import { versionPrefix } from '../../shared/routes';
import { startHelper, type Helper } from '../../shared/processes';
import type { DocsVersion } from '../../shared/versions';
import type { HighlightedSample, SymbolLink } from './highlight';
import type { HighlightTask } from './highlight-in-process';
import type { Sample } from './sample';
import type { HrefOf } from './symbol-links';
import type { Hover } from './typescript';

/**
 * Placeholder in highlighted code for the prefix of the version's routes; its characters do not occur in any text.
 */
const PREFIX = '\u{E000}';

/** Returns the URL of a symbol's page in links for {@link highlightSample}. */
export const hrefOf: HrefOf = ({ page }) => `${PREFIX}/${page}`;

let helper: Helper<HighlightTask, HighlightedSample> | undefined;

const highlighted = new Map<string, Promise<HighlightedSample>>();

/** Frees the memory of the highlighter, which is loaded again for the next sample. */
export function stopHighlighter(): void {
  helper?.stop();
  helper = undefined;
  highlighted.clear();
}

/**
 * Highlights a sample like {@link highlight}, in a separate process, because pages are compiled in one thread.
 *
 * Each sample is highlighted only once. Versions share most of their reference, and its pages share type names, so
 * two thirds of the samples come from the cache.
 *
 * @param version - version whose pages the links lead to.
 * @param links - links with URLs from {@link hrefOf}.
 */
export async function highlightSample(
  version: DocsVersion,
  sample: Sample,
  hovers: readonly Hover[],
  links: readonly SymbolLink[],
): Promise<HighlightedSample> {
  const { lang, meta, code } = sample;
  const key = JSON.stringify([lang, meta, code, hovers, links]);
  helper ??= startHelper('plugins/markdown/code-samples/highlight-in-process.ts');
  const made =
    highlighted.get(key) ?? helper.ask({ sample: { file: sample.file, line: 0, lang, meta, code }, hovers, links });
  highlighted.set(key, made);
  const { html, hovers: texts } = await made.catch((error: unknown) => {
    // If the process has ended, the next sample needs another one.
    stopHighlighter();
    throw error;
  });
  return { html: html.replaceAll(PREFIX, versionPrefix(version)), hovers: texts };
}
