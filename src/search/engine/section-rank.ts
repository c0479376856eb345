import type { FoundConcept } from './found-concept';
import type { Passage, SectionTerms } from './section-terms';

/** Score of a section for a query. */
export interface RankedSection {
  /** Number of the section in the page. */
  readonly section: number;
  readonly score: number;
  /** Share of the query that the section contains, by weight. */
  readonly coverage: number;
  /** Largest share of the query in the section's heading or in a single paragraph. */
  readonly blockCoverage: number;
  /** Share of the query that the section contains verbatim. */
  readonly phraseCoverage: number;
  /**
   * Largest likeness of the query and a symptom in a troubleshooting table, from 0 to 1. Unlike the coverage, it is low
   * if the symptom has many other words.
   */
  readonly symptomLikeness: number;
}

/**
 * Ranks the sections of a page, best first.
 *
 * @param total - total weight of all concepts.
 * @param pairs - each pair of neighboring words of the query, surrounded by spaces.
 */
export function rankSections(
  sections: readonly SectionTerms[],
  concepts: readonly FoundConcept[],
  total: number,
  pairs: readonly string[],
): RankedSection[] {
  const wanted = new Set(concepts.flatMap(({ phrases }) => phrases.flatMap(({ terms }) => terms)));
  return sections
    .map(({ heading, blocks, symptoms }, section) => {
      const fitsOf = ({ terms }: Passage) => concepts.map((concept) => fitOf(concept, terms));
      const inHeading = fitsOf(heading);
      const inBlocks = blocks.map(fitsOf);
      const found = concepts.map((_, at) => Math.max(inHeading[at] ?? 0, ...inBlocks.map((fits) => fits[at] ?? 0)));
      const sum = (fits: readonly number[]) =>
        concepts.reduce((all, { weight }, at) => all + weight * (fits[at] ?? 0), 0);
      const coverage = sum(found) / total;
      const blockCoverage = Math.max(sum(inHeading), ...inBlocks.map(sum)) / total;
      const phraseCoverage = Math.max(...[heading, ...blocks].map(({ spoken }) => shareOfPairs(spoken, pairs)));
      const symptomLikeness = Math.max(
        0,
        ...symptoms.map((symptom) => (sum(fitsOf(symptom)) / total) * shareOf(symptom, wanted)),
      );
      const score = (sum(found) + sum(inHeading)) * (coverage + blockCoverage + phraseCoverage + symptomLikeness);
      return { section, score, coverage, blockCoverage, phraseCoverage, symptomLikeness };
    })
    .sort((a, b) => b.score - a.score || a.section - b.section);
}

/** Returns the share of a query's word pairs that a text contains, from 0 to 1. */
function shareOfPairs(text: string, pairs: readonly string[]): number {
  return pairs.length === 0 ? 0 : pairs.filter((pair) => text.includes(pair)).length / pairs.length;
}

/** Returns the share of a passage's terms that are among the expected ones, from 0 to 1. */
function shareOf({ terms }: Passage, expected: ReadonlySet<string>): number {
  return terms.size === 0 ? 0 : [...terms].filter((term) => expected.has(term)).length / terms.size;
}

/** Returns the quality of the match between a text and a concept, from 0 to 1. */
function fitOf({ phrases }: FoundConcept, text: ReadonlySet<string>): number {
  return Math.max(0, ...phrases.map(({ terms, fit }) => (terms.every((term) => text.has(term)) ? fit : 0)));
}
