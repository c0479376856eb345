import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readMovedAnchors } from '../markdown/moved-anchors/rehype-moved-anchors';
import { pageSectionsOf } from '../search-index/extract/page-sections';
import type { Diagnostic } from '../shared/diagnostics';
import { attributeOf, parsePage } from '../shared/mdx';
import { memoize } from '../shared/memoize';
import { nearest } from '../shared/nearest';
import { root, type DocsVersion } from '../shared/versions';

/**
 * Returns the anchors of a page: the IDs of its headings, and of targets within its text; undefined if the site adds
 * headings to the page.
 */
export function anchorsOf(tree: Root): string[] | undefined {
  const anchors = pageSectionsOf(tree).map(({ anchor }) => anchor);
  let isComplete = true;
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name === 'Symptoms') isComplete = false;
    anchors.push(attributeOf(node, 'id') ?? '');
  });
  return isComplete ? anchors.filter(Boolean) : undefined;
}

/** Returns the anchors of a page, given its file; undefined if they are unknown or the page is not valid MDX. */
export const anchorsOfFile = memoize((file): readonly string[] | undefined => {
  try {
    return anchorsOf(parsePage(readFileSync(path.join(root, file), 'utf8')));
  } catch {
    return undefined;
  }
});

/**
 * Reports a link to an anchor that a page does not have.
 *
 * @param page - file of the page that the link leads to.
 * @param anchors - anchors of that page; undefined if they are unknown, so that the link cannot be checked.
 */
export function anchorDiagnostic(
  url: string,
  anchor: string,
  page: string,
  version: DocsVersion,
  anchors: readonly string[] | undefined,
): Pick<Diagnostic, 'what' | 'fix'> | undefined {
  // Browsers scroll to the start of any page for these two.
  if (!anchors || anchor === '' || anchor === 'top' || anchors.includes(anchor)) return undefined;
  const moved = readMovedAnchors()[page.slice(version.docsDir.length + 1)]?.[anchor];
  const closest = moved ?? nearest(anchor, anchors);
  const target = closest?.includes('#') ? closest.replace('#', '.mdx#') : `#${closest}`;
  return {
    what: `The link to "${url}" leads to an anchor that ${page} does not have.`,
    fix: closest === undefined ? 'Remove the anchor.' : `Link to \`${target}\`, or to another heading.`,
  };
}
