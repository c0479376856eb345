import type { DocumentsFile } from '../engine/files';
import { plainAnchor } from '../engine/files';
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

/** How a version answers the golden queries. */
export interface Quality {
  readonly queries: number;
  /** Part of the queries whose first page is right. */
  readonly hitAt1: number;
  /** Part of the queries with a right page among the first five. */
  readonly hitAt5: number;
  /** Mean of one divided by the rank of the first right page. */
  readonly meanReciprocalRank: number;
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

/**
 * Asks a version the golden queries.
 *
 * Only those count whose answer the version has: a page, and the section where one is expected.
 */
export function measureQuality(
  searcher: Searcher,
  { searchDocs }: DocumentsFile,
  golden: readonly GoldenQuery[],
): Quality {
  const existing = new Set(
    searchDocs.flatMap(({ path, sections }) => [
      path,
      ...sections.slice(1).map(([heading, , anchor]) => `${path}#${anchor ?? plainAnchor(heading)}`),
    ]),
  );
  const asked = golden
    .filter(({ notIn }) => !notIn?.includes(searcher.version))
    .map((each) => ({ ...each, expect: each.expect.filter((path) => existing.has(path)) }))
    .filter(({ expect }) => expect.length > 0);
  const ranked = asked.map((each) => {
    const { pages } = searcher.search(each.query);
    return { golden: each, rank: pages.findIndex((hit) => isRight(hit, each.expect)) + 1, pages };
  });
  const part = (count: number) => count / ranked.length;
  return {
    queries: ranked.length,
    hitAt1: part(ranked.filter(({ rank }) => rank === 1).length),
    hitAt5: part(ranked.filter(({ rank }) => rank >= 1 && rank <= 5).length),
    meanReciprocalRank: part(ranked.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0)),
    misses: ranked
      .filter(({ rank }) => rank !== 1)
      .map(({ golden: missed, rank, pages }) => ({
        golden: missed,
        rank,
        first: pages.slice(0, 3).map(({ sections, url }) => sections[0]?.url ?? url),
      })),
  };
}

function isRight({ path, url, sections }: PageHit, expected: readonly string[]): boolean {
  const shown = sections.map((section) => path + section.url.slice(url.length));
  return expected.some((each) => each === path || shown.includes(each));
}
