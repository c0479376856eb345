import type MiniSearch from 'minisearch';
import type { Platform, SearchDoc } from './files';
import { findConcept } from './found-concept';
import type { IndexedPage } from './mini-search';
import type { Query } from './query';
import { rankSections } from './section-rank';
import type { SectionReader } from './section-terms';

/** A matching page, with the sections to show. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Numbers of the sections, best first; at least one. */
  readonly sections: readonly number[];
}

/** Terms found for a query, each with its weight, which is higher for rare terms. */
export type FoundTerms = ReadonlyMap<string, number>;

/** Factor for a guide if the query has several words, because such readers usually look for instructions. */
const factorOfGuides = 1.5;
const factorOfGuidesForPhrases = 2;

/** How much a page is worth more that has the words of the query in their order. */
const weightOfPhrase = 4;
/** How much less a page is worth that warns of its symbol: what to use instead has nearly the same words. */
const factorOfDeprecated = 0.3;
/** Number of the best pages whose sections are ranked. */
const closelyRead = 40;
/** Number of sections shown per page. */
const shownSections = 3;

/**
 * Finds the pages that match a query.
 *
 * A page need not contain all words, but each missing word lowers its score. Words that are together in a section,
 * heading or title count more than scattered words.
 *
 * @param reader - platform of the page that the reader comes from.
 */
export function rankPages(
  query: Query,
  index: MiniSearch<IndexedPage>,
  docs: readonly SearchDoc[],
  read: SectionReader,
  reader: Platform | undefined,
): { pages: RankedPage[]; terms: FoundTerms } {
  const concepts = query.concepts.map((concept) => findConcept(concept, index, docs.length));
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const terms = new Map<string, number>();
  for (const { phrases, weight } of concepts)
    for (const phrase of phrases)
      for (const term of phrase.terms) terms.set(term, Math.max(terms.get(term) ?? 0, weight * phrase.fit));

  const candidates = [...new Set(concepts.flatMap(({ scores }) => [...scores.keys()]))]
    .map((page) => {
      const doc = docs[page]!;
      const found = concepts.filter(({ scores, platform }) => scores.has(page) || isFor(doc, platform));
      const coverage = found.reduce((sum, { weight }) => sum + weight, 0) / total;
      const sum = concepts.reduce((all, { scores }) => all + (scores.get(page) ?? 0), 0);
      return { page, score: sum * coverage ** 2 * factorOf(doc, query, reader) };
    })
    .sort(byScore)
    .slice(0, closelyRead);

  const pages = candidates.map(({ page, score }): RankedPage => {
    const sections = rankSections(read(page), concepts, total, query.pairs);
    const together = Math.max(...sections.map(({ coverage }) => coverage));
    const inBlock = Math.max(...sections.map(({ blockCoverage }) => blockCoverage));
    const asPhrase = Math.max(...sections.map(({ phraseCoverage }) => phraseCoverage));
    const best = sections[0]?.score ?? 0;
    return {
      page,
      score: score * (1 + together + inBlock ** 2 + weightOfPhrase * asPhrase ** 2),
      sections: sections
        .filter((each, position) => position === 0 || each.score >= best / 3)
        .slice(0, shownSections)
        .map(({ section }) => section),
    };
  });
  return { pages: pages.sort(byScore), terms };
}

function byScore(a: { score: number; page: number }, b: { score: number; page: number }): number {
  return b.score - a.score || a.page - b.page;
}

function isFor({ platforms }: SearchDoc, platform: Platform | undefined): boolean {
  return platform !== undefined && (platforms?.includes(platform) ?? false);
}

function factorOf(doc: SearchDoc, query: Query, reader: Platform | undefined): number {
  const ofKind = doc.symbol ? 1 : query.concepts.length > 1 ? factorOfGuidesForPhrases : factorOfGuides;
  const ofAsked = query.platform && doc.platforms && !isFor(doc, query.platform) ? 0.5 : 1;
  const ofReader = !query.platform && isFor(doc, reader) ? 1.15 : 1;
  return ofKind * ofAsked * ofReader * (doc.deprecated ? factorOfDeprecated : 1);
}
