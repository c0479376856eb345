import { pagePath } from '../../src/lib/page-path';
import { figuresOf, type GoldenQuery, type QualityFigures } from '../../plugins/search-index/quality/golden';

/** Number of pages that our dialog shows. For every engine, correct pages further down count as not found. */
export const PAGES = 8;

/**
 * Rates an engine by the pages in its results.
 *
 * @param answers - paths found for each query, best first. Anchors are ignored here and in the expected paths.
 */
export function pageQuality(asked: readonly GoldenQuery[], answers: readonly (readonly string[])[]): QualityFigures {
  const ranks = asked.map(({ expect }, position) => {
    const right = new Set(expect.map(pageOf));
    const pages = [...new Set((answers[position] ?? []).map(pageOf))].slice(0, PAGES);
    return pages.findIndex((page) => right.has(page)) + 1;
  });
  return figuresOf(ranks);
}

/** Returns the path of a page, without its anchor, file extension and trailing slash. */
function pageOf(url: string): string {
  return pagePath(url.replace(/#.*$/, '').replace(/\.html$/, ''));
}
