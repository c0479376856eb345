import type { DocumentsFile } from '../../plugins/search/engine/files';
import { measureQuality, type GoldenQuery, type Quality } from '../../plugins/search/quality/golden';

/** How an engine answers the golden queries. */
export type QualityFigures = Pick<Quality, 'hitAt1' | 'hitAt5' | 'meanReciprocalRank'>;

/** As many pages as our box shows: a right page behind them counts as not found, for everybody. */
export const PAGES = 8;

/** The golden queries that count for a version, each with the right pages that it has. */
export function askedOf(documents: DocumentsFile, golden: readonly GoldenQuery[]): GoldenQuery[] {
  const { version } = documents;
  const findsNothing = {
    version,
    maxHits: PAGES,
    search: () => ({ pages: [], elsewhere: [], isNameElsewhere: false, nearest: [] }),
  };
  // Who finds nothing misses every query that counts.
  return measureQuality(findsNothing, documents, golden).misses.map((miss) => miss.golden);
}

/**
 * Judges an engine by the pages that it names.
 *
 * @param answers - for each query the paths that were found, the best first; an anchor is ignored, on both sides.
 */
export function pageQuality(asked: readonly GoldenQuery[], answers: readonly (readonly string[])[]): QualityFigures {
  const ranks = asked.map(({ expect }, position) => {
    const right = new Set(expect.map(pageOf));
    const pages = [...new Set((answers[position] ?? []).map(pageOf))].slice(0, PAGES);
    return pages.findIndex((page) => right.has(page)) + 1;
  });
  const part = (count: number) => count / ranks.length;
  return {
    hitAt1: part(ranks.filter((rank) => rank === 1).length),
    hitAt5: part(ranks.filter((rank) => rank >= 1 && rank <= 5).length),
    meanReciprocalRank: part(ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0)),
  };
}

/** The path of a page: without anchor, ending and slash. */
export function pageOf(url: string): string {
  return url
    .replace(/#.*$/, '')
    .replace(/\.html$/, '')
    .replace(/(.)\/$/, '$1');
}
