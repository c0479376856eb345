import { versionPrefix } from '../shared/routes';
import { startHelper, type Helper } from '../shared/processes';
import type { DocsVersion } from '../shared/versions';
import type { HighlightedSample, SymbolLink } from './highlight';
import type { HighlightTask } from './highlight-in-process';
import type { Sample } from './sample';
import type { HrefOf } from './symbol-links';
import type { Hover } from './typescript';

/** Stands in coloured code for the prefix of the version's routes; it is of those characters that no text has. */
const PREFIX = '\u{E000}';

/** The address of a symbol's page in links for {@link colour}. */
export const hrefOf: HrefOf = ({ page }) => `${PREFIX}/${page}`;

let helper: Helper<HighlightTask, HighlightedSample> | undefined;

const coloured = new Map<string, Promise<HighlightedSample>>();

/** Lets the memory go that colours take; they are there again when the next sample comes. */
export function stopColouring(): void {
  helper?.stop();
  helper = undefined;
  coloured.clear();
}

/**
 * Colours a sample as {@link highlight} does, in a process of its own, because pages are compiled in one thread.
 *
 * The same sample is coloured only once: versions share most of their reference, and its pages the names of types, so
 * two of three have been coloured before.
 *
 * @param version - the one whose pages links lead to.
 * @param links - with addresses from {@link hrefOf}.
 */
export async function colour(
  version: DocsVersion,
  sample: Sample,
  hovers: readonly Hover[],
  links: readonly SymbolLink[],
): Promise<HighlightedSample> {
  const { lang, meta, code } = sample;
  const key = JSON.stringify([lang, meta, code, hovers, links]);
  helper ??= startHelper('plugins/code-samples/highlight-in-process.ts');
  const made =
    coloured.get(key) ?? helper.ask({ sample: { file: sample.file, line: 0, lang, meta, code }, hovers, links });
  coloured.set(key, made);
  const { html, hovers: texts } = await made;
  return { html: html.replaceAll(PREFIX, versionPrefix(version)), hovers: texts };
}
