import type { ElementContent, Root, RootContent } from 'hast';
import { blockHeight } from './block-height';
import { markOutOfSight } from './out-of-sight';

/** Height of the first screen below the title, in rem, on a monitor of 1080 lines. */
const FIRST = 50;

/**
 * Puts what is below the first screen of a page into a part of its own, which a browser draws after it when the reader comes
 * from another page of the site: style and layout of a long page take longer than all else; see
 * `src/components/rest-of-page.tsx`.
 */
export default function rehypePageParts() {
  return (tree: Root): void => {
    let height = 0;
    const rest = tree.children.findIndex((node) => {
      const isFull = height >= FIRST;
      height += blockHeight(node);
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

function partition(nodes: RootContent[], isFirst: (node: RootContent) => boolean): [RootContent[], RootContent[]] {
  return [nodes.filter(isFirst), nodes.filter((node) => !isFirst(node))];
}
