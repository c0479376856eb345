import { versionPrefix } from '../shared/routes';
import type { DocsVersion } from '../shared/versions';
import { highlight, type HighlightedSample, type SymbolLink } from './highlight';
import type { Sample } from './sample';
import type { HrefOf } from './symbol-links';
import type { Hover } from './typescript';

/** Stands in coloured code for the prefix of the version's routes; it is of those characters that no text has. */
const PREFIX = '\u{E000}';

/** The address of a symbol's page in links for {@link colour}. */
export const hrefOf: HrefOf = ({ page }) => `${PREFIX}/${page}`;

const coloured = new Map<string, Promise<HighlightedSample>>();

/**
 * Colours a sample as {@link highlight} does, and the same one only once: versions share most of their reference, and its
 * pages the names of types, so that two of three have been coloured before.
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
  const key = JSON.stringify([sample.lang, sample.meta, sample.code, hovers, links]);
  const made = coloured.get(key) ?? highlight(sample, hovers, links);
  coloured.set(key, made);
  const { html, hovers: texts } = await made;
  return { html: html.replaceAll(PREFIX, versionPrefix(version)), hovers: texts };
}
