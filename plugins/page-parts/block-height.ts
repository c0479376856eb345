import type { Nodes } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { toString } from 'hast-util-to-string';
import { tableHeight } from './table-height';

/** What a plugin that makes a block says of it. */
declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    /** About how high it is in a wide column, in rem. */
    height?: number;
  }
  interface MdxJsxFlowElementHastData {
    /** About how high it is in a wide column, in rem. */
    height?: number;
  }
}

/** Width of the column of text on a laptop, in rem. */
export const WIDE = 44;

/** Letters in a line of that width. */
const LETTERS = 90;

/** Sizes of `src/css/tokens.css` and `reading.css`, in rem: a line of text, what is between two blocks, the bar of tabs. */
const [LINE, GAP, TAB_LIST] = [1.65, 1.25, 3];

/** With what is above and below them. */
const headings: Readonly<Record<string, number>> = { h2: 5, h3: 4, h4: 3 };

/** Elements that hold blocks, and not text. */
const containers = new Set(['admonition', 'blockquote', 'ol', 'ul']);

/** About how high a block of a page is in a wide column, in rem; rather too low where it cannot be told. */
export function blockHeight(node: Nodes): number {
  if (node.type === 'mdxJsxFlowElement') return componentHeight(node) + GAP;
  if (node.type !== 'element') return 0;
  if (node.tagName === 'table') return tableHeight(node, WIDE) + GAP;
  if (node.tagName === 'li') return textHeight(node);
  return (
    headings[node.tagName] ?? (containers.has(node.tagName) ? blocksHeight(node.children) : textHeight(node)) + GAP
  );
}

/** Who makes a component may say how high it is; of tabs one is seen, and of what can be opened its title. */
function componentHeight({ name, data, children }: MdxJsxFlowElementHast): number {
  if (data?.height !== undefined) return data.height;
  if (name === 'Tabs') return TAB_LIST + blocksHeight(children.slice(0, 1));
  return name === 'details' ? LINE : Math.max(LINE, blocksHeight(children));
}

const blocksHeight = (nodes: readonly Nodes[]) => nodes.reduce((total, node) => total + blockHeight(node), 0);

const textHeight = (node: Nodes) => Math.ceil(toString(node).length / LETTERS) * LINE;
