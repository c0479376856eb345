import { pagePath } from '../../src/lib/page-path';
import { figuresOf, type GoldenQuery, type QualityFigures } from '../../plugins/search-index/quality/golden';

/** Number of pages that our dialog shows: for every engine, a correct page after these counts as not found. */
export const PAGES = 8;

/**
 * Rates an engine by its result pages.
 *
 * @param answers - for each query the found paths, best first; anchors are ignored on both sides.
 */
export function pageQuality(asked: readonly GoldenQuery[], answers: readonly (readonly string[])[]): QualityFigures {
  const ranks = asked.map(({ expect }, position) => {
    const right = new Set(expect.map(pageOf));
    const pages = [...new Set((answers[position] ?? []).map(pageOf))].slice(0, PAGES);
    return pages.findIndex((page) => right.has(page)) + 1;
  });
  return figuresOf(ranks);
}

/** Returns the path of a page, without anchor, extension and slash. */
export function pageOf(url: string): string {
  return pagePath(url.replace(/#.*$/, '').replace(/\.html$/, ''));
}
