import type { FoundConcept } from './found-concept';
import type { Passage, SectionTerms } from './section-terms';

/** How well a section answers. */
export interface RankedSection {
  /** Its number in the page. */
  readonly section: number;
  readonly score: number;
  /** Which part of the query the section has, by weight. */
  readonly coverage: number;
  /** Which part its heading, or one of its paragraphs, has. */
  readonly blockCoverage: number;
  /** Which part stands there word for word. */
  readonly phraseCoverage: number;
}

/** Which part of a query is as good as all of it: a synonym counts a little less than the word itself. */
const almostAll = 0.85;

/**
 * Ranks the sections of a page, the best first.
 *
 * @param total - the weight of all concepts.
 * @param pairs - each two neighbouring words of the query, with spaces around.
 */
export function rankSections(
  sections: readonly SectionTerms[],
  concepts: readonly FoundConcept[],
  total: number,
  pairs: readonly string[],
): RankedSection[] {
  return sections
    .map(({ heading, blocks }, section) => {
      const fitsOf = ({ terms }: Passage) => concepts.map((concept) => fitOf(concept, terms));
      const inHeading = fitsOf(heading);
      const inBlocks = blocks.map(fitsOf);
      const found = concepts.map((_, at) => Math.max(inHeading[at] ?? 0, ...inBlocks.map((fits) => fits[at] ?? 0)));
      const sum = (fits: readonly number[]) =>
        concepts.reduce((all, { weight }, at) => all + weight * (fits[at] ?? 0), 0);
      const coverage = sum(found) / total;
      const blockCoverage = Math.max(sum(inHeading), ...inBlocks.map(sum)) / total;
      const phraseCoverage = Math.max(...[heading, ...blocks].map(({ spoken }) => phraseFit(spoken, pairs)));
      // A heading that says all that is asked for is what the reader looks for, whatever stands elsewhere.
      const isHeading = sum(inHeading) / total > almostAll;
      const score = (sum(found) + sum(inHeading)) * (coverage + blockCoverage + phraseCoverage + (isHeading ? 1 : 0));
      return { section, score, coverage, blockCoverage, phraseCoverage };
    })
    .sort((a, b) => b.score - a.score || a.section - b.section);
}

/** So many neighbouring words in the same order are a quotation, whatever else stands in the query. */
const pairsOfQuotation = 4;

/** Which part of a query stands in a text word for word, from 0 to 1. */
function phraseFit(text: string, pairs: readonly string[]): number {
  let found = 0;
  let run = 0;
  let longest = 0;
  for (const pair of pairs) {
    run = text.includes(pair) ? run + 1 : 0;
    if (run > 0) found++;
    if (run > longest) longest = run;
  }
  return pairs.length === 0 ? 0 : Math.max(found / pairs.length, Math.min(1, longest / pairsOfQuotation));
}

/** How much is left when not all words of a phrase are there. */
const factorOfParts = 0.3;

/** How well a text stands for a concept, from 0 to 1. */
function fitOf({ phrases }: FoundConcept, text: ReadonlySet<string>): number {
  let best = 0;
  for (const { terms, fit } of phrases) {
    if (fit <= best) continue;
    const found = terms.filter((term) => text.has(term)).length / terms.length;
    best = Math.max(best, found === 1 ? fit : found * fit * factorOfParts);
  }
  return best;
}
