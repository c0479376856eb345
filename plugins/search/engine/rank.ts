import type MiniSearch from 'minisearch';
import type { Platform, SearchDoc, SearchField } from './files';
import type { IndexedPage } from './mini-search';
import type { Alternative, Concept, Query } from './query';
import { wordsOf } from './words';

/** A page that matches, with the sections to show. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Numbers of sections, the best first; at least one. */
  readonly sections: readonly number[];
}

/** The terms that were found for a query, each with its weight: the rarer, the more it says. */
export type FoundTerms = ReadonlyMap<string, number>;

const boost: Readonly<Record<SearchField, number>> = { title: 6, parts: 2, headings: 3, body: 1 };

/** How much more a guide is worth to a reader who asks in several words: mostly they want to be told how. */
const factorOfGuides = 1.5;
const factorOfGuidesForPhrases = 2;

/** How much more a symbol is worth whose name is in the query with other words between: "create a room". */
const factorOfMeantSymbols = 2;

/** How much a page is worth more that has the words of the query in their order. */
const weightOfPhrase = 4;
/** How much less a page about a type is worth than one about something that is called. */
const factorOfTypes = 0.7;
/** How much the words "react native" in a page say, beside the platform that the page is for. */
const factorOfPlatformWords = 0.3;

/** How many of the best pages are looked at section by section. */
const closelyRead = 40;
/** How many sections of a page are shown. */
const shownSections = 3;

interface FoundConcept {
  /** Score of each page. */
  readonly scores: ReadonlyMap<number, number>;
  /** Terms that stand for the concept when they stand together, each set with how well it does, from 0 to 1. */
  readonly phrases: readonly { readonly terms: readonly string[]; readonly fit: number }[];
  /** How much the concept says: rare ones more. */
  readonly weight: number;
  readonly platform?: Platform;
}

/** Reads a page section by section: the terms of each heading and text. Remembers what it has read. */
export type SectionReader = (page: number) => readonly SectionTerms[];

interface SectionTerms {
  readonly heading: ReadonlySet<string>;
  /** Those of each paragraph, item and row. */
  readonly blocks: readonly ReadonlySet<string>[];
  /** Each heading, paragraph, item and row as words in lower case with spaces around. */
  readonly phrases: readonly string[];
}

/** The words of a text in lower case, with spaces around. */
function spoken(text: string): string {
  return ` ${wordsOf(text)
    .map(({ written }) => written)
    .join(' ')} `;
}

/** Reads sections of these pages. */
export function sectionReader(docs: readonly SearchDoc[]): SectionReader {
  const known = new Map<number, SectionTerms[]>();
  const termsOf = (text: string) => new Set(wordsOf(text).flatMap(({ terms }) => terms));
  return (page) => {
    let sections = known.get(page);
    if (!sections) {
      const doc = docs[page];
      sections = (doc?.sections ?? []).map(([heading, text], section) => ({
        heading: termsOf(section === 0 ? (doc?.title ?? '') : heading),
        blocks: text.split('\n').map(termsOf),
        phrases: [section === 0 ? (doc?.title ?? '') : heading, ...text.split('\n')].map(spoken),
      }));
      known.set(page, sections);
    }
    return sections;
  };
}

/**
 * Finds the pages that a query means.
 *
 * A page must not have all the words, but each that it lacks costs it; words that stand together in a section, and in a
 * heading or title, count more than words that are scattered.
 *
 * @param reader - platform of the page that the reader comes from.
 * @param meant - pages of symbols whose name the query has with other words between.
 */
export function rankPages(
  query: Query,
  index: MiniSearch<IndexedPage>,
  docs: readonly SearchDoc[],
  read: SectionReader,
  reader: Platform | undefined,
  meant: ReadonlySet<number>,
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
      const factor =
        factorOf(doc, query, reader) *
        (isTitle(doc, concepts, read(page)) ? 1.6 : 1) *
        (meant.has(page) ? factorOfMeantSymbols : 1);
      return { page, score: sum * coverage ** 2 * factor };
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
      score: score * (1 + together ** 2 + inBlock ** 2 + weightOfPhrase * asPhrase ** 2),
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

function findConcept({ alternatives, platform }: Concept, index: MiniSearch<IndexedPage>, pages: number): FoundConcept {
  const scores = new Map<number, number>();
  const phrases: { terms: readonly string[]; fit: number }[] = [];
  let rarity = 0;
  for (const alternative of alternatives) {
    const starting = new Set<string>();
    const results = findAlternative(alternative, index);
    // A rare word stays rare though its parts, or what it also means, are in many pages.
    rarity = Math.max(rarity, alternative.weight * Math.log(1 + pages / (1 + results.length)));
    for (const { id, score, terms } of results) {
      const weighted = (score * alternative.weight * (platform ? factorOfPlatformWords : 1)) / alternative.terms.length;
      if (weighted > (scores.get(id as number) ?? 0)) scores.set(id as number, weighted);
      if (alternative.mode === 'prefix') terms.forEach((term) => starting.add(term));
    }
    if (alternative.mode === 'exact') phrases.push({ terms: alternative.terms, fit: alternative.weight });
    else for (const term of starting) phrases.push({ terms: [term], fit: alternative.weight });
  }
  return { scores, phrases, weight: platform ? rarity / 2 : rarity, ...(platform && { platform }) };
}

function findAlternative({ terms, mode }: Alternative, index: MiniSearch<IndexedPage>) {
  return index.search(
    { combineWith: 'AND', queries: [...terms] },
    {
      boost,
      prefix: mode === 'prefix',
      weights: { prefix: 0.5, fuzzy: 0 },
      bm25: { k: 1.2, b: 0.5, d: 0.5 },
    },
  );
}

function isFor({ platforms }: SearchDoc, platform: Platform | undefined): boolean {
  return platform !== undefined && (platforms?.includes(platform) ?? false);
}

function factorOf(doc: SearchDoc, query: Query, reader: Platform | undefined): number {
  const isType = /\/(?:interfaces|type-aliases|enumerations)\//.test(doc.path);
  const ofKind = isType
    ? factorOfTypes
    : doc.symbol
      ? 1
      : query.concepts.length > 1
        ? factorOfGuidesForPhrases
        : factorOfGuides;
  const ofAsked = !query.platform || !doc.platforms ? 1 : isFor(doc, query.platform) ? 1.4 : 0.5;
  const ofReader = !query.platform && isFor(doc, reader) ? 1.15 : 1;
  return ofKind * ofAsked * ofReader * (doc.deprecated ? 0.6 : 1);
}

/** Whether a title of several words has nothing but what is asked for. */
function isTitle(doc: SearchDoc, concepts: readonly FoundConcept[], sections: readonly SectionTerms[]): boolean {
  const title = sections[0]?.heading;
  if (!title || doc.symbol || title.size < 2) return false;
  return [...title].every((term) => concepts.some(({ phrases }) => phrases.some(({ terms }) => terms.includes(term))));
}

function rankSections(
  sections: readonly SectionTerms[],
  concepts: readonly FoundConcept[],
  total: number,
  pairs: readonly string[],
) {
  return sections
    .map(({ heading, blocks, phrases }, section) => {
      const inHeading = concepts.map((concept) => fitOf(concept, heading));
      const inBlocks = blocks.map((block) => concepts.map((concept) => fitOf(concept, block)));
      const found = concepts.map((_, at) => Math.max(inHeading[at] ?? 0, ...inBlocks.map((fits) => fits[at] ?? 0)));
      const sum = (fits: readonly number[]) =>
        concepts.reduce((all, { weight }, at) => all + weight * (fits[at] ?? 0), 0);
      const coverage = sum(found) / total;
      const blockCoverage = Math.max(sum(inHeading), ...inBlocks.map(sum)) / total;
      const phraseCoverage = Math.max(...phrases.map((text) => phraseFit(text, pairs)));
      const score = (sum(found) + sum(inHeading)) * (coverage + blockCoverage + phraseCoverage);
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
