import type { ElementContent, Nodes, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { markOutOfSight } from './out-of-sight';

/** Lines of text that fill the first screen, also of a large one. */
const FIRST = 30;

/** Letters in a line. */
const LINE = 90;

/** Lines that a component takes, such as a piece of code. */
const BLOCK = 10;

/**
 * Puts what is below the first screen of a page into a part of its own, which a browser draws after it when the reader comes
 * from another page of the site: style and layout of a long page take longer than all else; see
 * `src/components/rest-of-page.tsx`.
 */
export default function rehypePageParts() {
  return (tree: Root): void => {
    let lines = 0;
    const rest = tree.children.findIndex((node) => {
      const isFull = lines >= FIRST;
      lines += linesOf(node);
      return isFull;
    });
    if (rest < 0) return;
    const [below, modules] = partition(tree.children.splice(rest), (node) => node.type !== 'mdxjsEsm');
    for (const node of below) markOutOfSight(node);
    tree.children.push(
      { type: 'mdxJsxFlowElement', name: 'RestOfPage', attributes: [], children: below as ElementContent[] },
      ...modules,
    );
  };
}

/** Rather too few: what fills the screen must be in the first part. Of tabs one is seen. */
function linesOf(node: Nodes): number {
  if (node.type === 'mdxJsxFlowElement') return Math.max(BLOCK, ...node.children.map(linesOf));
  return node.type === 'element' ? 1 + Math.ceil(toString(node).length / LINE) : 0;
}

function partition(nodes: RootContent[], isFirst: (node: RootContent) => boolean): [RootContent[], RootContent[]] {
  return [nodes.filter(isFirst), nodes.filter((node) => !isFirst(node))];
}
