import { pagePath } from '../../plugins/page-markdown/markdown-path';
import { figuresOf, type GoldenQuery, type QualityFigures } from '../../plugins/search/quality/golden';

/** As many pages as our box shows: a right page behind them counts as not found, for everybody. */
export const PAGES = 8;

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
  return figuresOf(ranks);
}

/** The path of a page: without anchor, ending and slash. */
export function pageOf(url: string): string {
  return pagePath(url.replace(/#.*$/, '').replace(/\.html$/, ''));
}
