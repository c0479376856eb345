import path from 'node:path';
import type { List, ListItem, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pagesOfSection, type SectionPage } from './pages-of-section';

/** Name of the element on a landing page that is replaced with the list of pages. */
const ELEMENT = 'SectionPages';

/**
 * Replaces `<SectionPages />` on a landing page with a list of the pages in its folder.
 *
 * Each page has a link and a description. The plugin runs at build time, so the list is part of the static HTML and
 * always complete.
 */
export default function remarkSectionPages() {
  return (tree: Root, vfile: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      if (node.name !== ELEMENT || !parent || index === undefined) return undefined;
      parent.children[index] = listOf(pagesOfSection(path.dirname(vfile.path)));
      return SKIP;
    });
  };
}

function listOf(pages: readonly SectionPage[]): List {
  return { type: 'list', ordered: false, spread: false, children: pages.map(itemOf) };
}

function itemOf({ title, description, file, pages }: SectionPage): ListItem {
  const text = description && `: ${description}`;
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [
          { type: 'link', url: file, children: [{ type: 'text', value: title }] },
          ...(text ? [{ type: 'text', value: text } as const] : []),
        ],
      },
      ...(pages.length > 0 ? [listOf(pages)] : []),
    ],
  };
}
