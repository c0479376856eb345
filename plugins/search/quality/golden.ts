import { pathOf, type DocumentsFile } from '../engine/files';
import type { PageHit } from '../engine/hits';
import type { Searcher } from '../engine/searcher';

/** A query that a reader may type, and the pages that answer it. */
export interface GoldenQuery {
  readonly query: string;
  readonly kind: 'symbol' | 'member' | 'task' | 'typo' | 'synonym' | 'error';
  /** Paths in the version; each is a right first answer. With an anchor, the section must be among those shown. */
  readonly expect: readonly string[];
  /** Versions that have the pages, but not what is asked for. */
  readonly notIn?: readonly string[];
}

/** How good answers are. */
export interface QualityFigures {
  /** Part of the queries whose first page is right. */
  readonly hitAt1: number;
  /** Part of the queries with a right page among the first five. */
  readonly hitAt5: number;
  /** Mean of one divided by the rank of the first right page. */
  readonly meanReciprocalRank: number;
}

/** How a version answers the golden queries. */
export interface Quality extends QualityFigures {
  readonly queries: number;
  /** The queries whose first page is wrong. */
  readonly misses: readonly Miss[];
}

/** A query whose first page is wrong. */
export interface Miss {
  readonly golden: GoldenQuery;
  /** Rank of the first right page, counted from 1; 0 when there is none. */
  readonly rank: number;
  readonly first: readonly string[];
}

/** What a version must reach. */
export const bars = { hitAt1: 0.9, hitAt5: 0.99, meanReciprocalRank: 0.93 } as const;

/** Asks a version the golden queries that it has an answer to. */
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

/** The queries that a version has an answer to, a page or the section that is expected, with the answers that it has. */
export function answerable({ version, searchDocs }: DocumentsFile, golden: readonly GoldenQuery[]): GoldenQuery[] {
  const existing = new Set(searchDocs.flatMap((doc) => doc.sections.map((_, section) => pathOf(doc, section))));
  return golden
    .filter(({ notIn }) => !notIn?.includes(version))
    .map((each) => ({ ...each, expect: each.expect.filter((path) => existing.has(path)) }))
    .filter(({ expect }) => expect.length > 0);
}

/**
 * The figures of some queries.
 *
 * @param ranks - of each query the rank of the first right page, counted from 1; 0 when there is none.
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
