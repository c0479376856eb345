import type { Nodes } from 'hast';
import { visit } from 'unist-util-visit';
import { WIDE } from './block-height';
import { tableHeight } from './table-height';

/** Width of the column of text on a phone, in rem. */
const NARROW = 23;

/**
 * Marks tables and code that need not be laid out while they are far below the screen, tables with the height that they
 * will have; see `src/css/out-of-sight.css`.
 */
export function markOutOfSight(tree: Nodes): void {
  visit(tree, (node) => {
    if (node.type === 'element' && node.tagName === 'table') {
      node.properties['dataHeight'] = tableHeight(node, WIDE);
      node.properties['dataHeightNarrow'] = tableHeight(node, NARROW);
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'CodeBlock')
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'isOutOfSight' });
  });
}
