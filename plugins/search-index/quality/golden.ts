import { pathOf, type DocumentsFile } from '../../../src/search/engine/files';
import type { PageHit } from '../../../src/search/engine/hits';
import type { Searcher } from '../../../src/search/engine/searcher';

/** A query that a reader may type, and the expected pages. */
export interface GoldenQuery {
  readonly query: string;
  readonly kind: 'symbol' | 'member' | 'task' | 'typo' | 'synonym' | 'error';
  /**
   * Paths within the version; each is a correct first result. If a path has an anchor, its section must be among the
   * shown sections.
   */
  readonly expect: readonly string[];
  /** Versions whose pages lack the requested content. */
  readonly notIn?: readonly string[];
}

/** Quality of the results. */
export interface QualityFigures {
  /** Share of the queries whose first result is correct. */
  readonly hitAt1: number;
  /** Share of the queries with a correct page among the first five. */
  readonly hitAt5: number;
  /** Mean reciprocal rank of the first correct page. */
  readonly meanReciprocalRank: number;
}

/** Results of a version for the golden queries. */
export interface Quality extends QualityFigures {
  readonly queries: number;
  /** Queries whose first result is wrong. */
  readonly misses: readonly Miss[];
}

/** A query whose first result is wrong. */
export interface Miss {
  readonly golden: GoldenQuery;
  /** Rank of the first correct page, counted from 1; 0 if there is none. */
  readonly rank: number;
  readonly first: readonly string[];
}

/** Quality that a version must reach. */
export const bars = { hitAt1: 0.9, hitAt5: 0.99, meanReciprocalRank: 0.93 } as const;

/** Runs the golden queries that apply to a version. */
export function measureQuality(searcher: Searcher, documents: DocumentsFile, golden: readonly GoldenQuery[]): Quality {
  const ranked = answerable(documents, golden).map((each) => {
    const { pages } = searcher.search(each.query);
    return { golden: each, rank: pages.findIndex((hit) => isRight(hit, each.expect)) + 1, pages };
  });
  return {
    queries: ranked.length,
    ...figuresOf(ranked.map(({ rank }) => rank)),
    misses: ranked
      .filter(({ rank }) => rank !== 1)
      .map(({ golden: missed, rank, pages }) => ({
        golden: missed,
        rank,
        first: pages.slice(0, 3).map(({ sections, url }) => sections[0]?.url ?? url),
      })),
  };
}

/** Returns the queries that apply to a version, limited to the expected pages and sections that the version has. */
export function answerable({ version, searchDocs }: DocumentsFile, golden: readonly GoldenQuery[]): GoldenQuery[] {
  const existing = new Set(searchDocs.flatMap((doc) => doc.sections.map((_, section) => pathOf(doc, section))));
  return golden
    .filter(({ notIn }) => !notIn?.includes(version))
    .map((each) => ({ ...each, expect: each.expect.filter((path) => existing.has(path)) }))
    .filter(({ expect }) => expect.length > 0);
}

/**
 * Computes the quality of the results for queries.
 *
 * @param ranks - rank of the first correct page of each query, counted from 1; 0 if there is none.
 */
export function figuresOf(ranks: readonly number[]): QualityFigures {
  const part = (count: number) => count / ranks.length;
  return {
    hitAt1: part(ranks.filter((rank) => rank === 1).length),
    hitAt5: part(ranks.filter((rank) => rank >= 1 && rank <= 5).length),
    meanReciprocalRank: part(ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0)),
  };
}

function isRight({ path, url, sections }: PageHit, expected: readonly string[]): boolean {
  const shown = sections.map((section) => path + section.url.slice(url.length));
  return expected.some((each) => each === path || shown.includes(each));
}
