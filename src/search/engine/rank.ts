import type MiniSearch from 'minisearch';
import type { Platform, SearchDoc } from './files';
import { findConcept } from './found-concept';
import type { IndexedPage } from './mini-search';
import type { Query } from './query';
import { rankSections } from './section-rank';
import type { SectionReader } from './section-terms';
import { wordTerm, wordsOf } from './words';

/** A matching page, with the sections to show. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Numbers of the sections, best first; at least one. */
  readonly sections: readonly number[];
}

/** Terms found for a query, each with its weight, which is higher for rare terms. */
export type FoundTerms = ReadonlyMap<string, number>;

/** Factor for a guide, because readers who do not type a name usually look for instructions. */
const factorOfGuides = 2;

/** Factor for the REST API reference, which is not a guide to a task. */
const factorOfRestReference = 1.4;

/** Factor for a page that contains the words of the query in order. */
const weightOfPhrase = 4;
/** Factor for a page that describes the query as a symptom, such as "The webhook is never called". */
const weightOfSymptom = 4;
/** Factor for a page about a type, so that callable symbols rank first for queries such as "video preview". */
const factorOfTypes = 0.7;
/** Factor for an upgrade guide. Upgrade guides mention many symbols that readers usually look up for other reasons. */
const factorOfUpgrades = 0.5;
/** Factor for an upgrade guide if the query is about upgrades or is a name that this version has removed. */
const factorOfWantedUpgrades = 4;
/** Factor for a page about a platform other than the one that the query names. */
const factorOfOtherPlatforms = 0.5;
/** Factor for a page about the platform of the reader's page, unless the query names a platform. */
const factorOfReadersPlatform = 1.15;
/** Factor for the page of a deprecated symbol. The page of the replacement has nearly the same words. */
const factorOfDeprecated = 0.3;
/** Factor for Python SDK pages when neither the query nor the reader's page chooses a language. */
const factorOfPython = 0.7;
/** Number of top pages whose sections are ranked. */
const closelyRead = 40;
/** Number of sections shown per page. */
const shownSections = 3;

/** Term of the word that shows that a query is about upgrades. */
const [wordOfUpgrades] = wordsOf('upgrade').flatMap(wordTerm);

/**
 * Finds the pages that match a query.
 *
 * A page need not contain all the words, but each missing word lowers its score. Words that appear together in a
 * section, heading or title count for more than scattered ones.
 *
 * @param reader - platform of the reader's current page.
 * @param isRemoved - whether the query is a name that this version has removed.
 */
export function rankPages(
  query: Query,
  index: MiniSearch<IndexedPage>,
  docs: readonly SearchDoc[],
  read: SectionReader,
  reader: Platform | undefined,
  isRemoved: boolean,
): { pages: RankedPage[]; terms: FoundTerms } {
  const concepts = query.concepts.map((concept) => findConcept(concept, index, docs.length));
  const total = concepts.reduce((sum, { weight }) => sum + weight, 0);
  const terms = new Map<string, number>();
  for (const { phrases, weight } of concepts)
    for (const phrase of phrases)
      for (const term of phrase.terms) terms.set(term, Math.max(terms.get(term) ?? 0, weight * phrase.fit));

  const wantsUpgrade =
    isRemoved ||
    query.concepts.some(({ alternatives }) =>
      alternatives.some(({ mode, terms: [term] }) => mode === 'exact' && term === wordOfUpgrades),
    );
  const candidates = [...new Set(concepts.flatMap(({ scores }) => [...scores.keys()]))]
    .map((page) => {
      const doc = docs[page]!;
      const found = concepts.filter(({ scores, platform }) => scores.has(page) || isFor(doc, platform));
      const coverage = found.reduce((sum, { weight }) => sum + weight, 0) / total;
      const sum = concepts.reduce((all, { scores }) => all + (scores.get(page) ?? 0), 0);
      return { page, score: sum * coverage ** 2 * factorOf(doc, query, reader, wantsUpgrade) };
    })
    .sort(byScore)
    .slice(0, closelyRead);

  const pages = candidates.map(({ page, score }): RankedPage => {
    const sections = rankSections(read(page), concepts, total, query.pairs);
    const together = Math.max(...sections.map(({ coverage }) => coverage));
    const inBlock = Math.max(...sections.map(({ blockCoverage }) => blockCoverage));
    const asPhrase = Math.max(...sections.map(({ phraseCoverage }) => phraseCoverage));
    const asSymptom = Math.max(...sections.map(({ symptomLikeness }) => symptomLikeness));
    const best = sections[0]?.score ?? 0;
    return {
      page,
      score:
        score * (1 + together ** 2 + inBlock ** 2 + weightOfPhrase * asPhrase ** 2 + weightOfSymptom * asSymptom ** 2),
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

function factorOf(doc: SearchDoc, query: Query, reader: Platform | undefined, wantsUpgrade: boolean): number {
  const isOtherPlatform = query.platform && doc.platforms && !isFor(doc, query.platform);
  const ofReader = !query.platform && isFor(doc, reader) ? factorOfReadersPlatform : 1;
  // Both server SDKs have the same pages. If no language is chosen, the Node.js pages come first.
  const isOtherLanguage = !query.platform && doc.symbol && isFor(doc, 'server-python') && reader !== 'server-python';
  const ofLanguage = isOtherLanguage ? factorOfPython : 1;
  return (
    factorOfKind(doc, wantsUpgrade) *
    (isOtherPlatform ? factorOfOtherPlatforms : 1) *
    ofReader *
    ofLanguage *
    (doc.deprecated ? factorOfDeprecated : 1)
  );
}

function factorOfKind({ path, symbol, kind }: SearchDoc, wantsUpgrade: boolean): number {
  if (path.startsWith('/upgrade')) return wantsUpgrade ? factorOfWantedUpgrades : factorOfUpgrades;
  if (/\/(?:interfaces|type-aliases|enumerations)\//.test(path)) return factorOfTypes;
  if (symbol) return 1;
  return kind === 'server' ? factorOfRestReference : factorOfGuides;
}
