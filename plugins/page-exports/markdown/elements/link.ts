import type { Element } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { PhrasingContent, RootContent } from 'mdast';
import type { State } from './handle';

/**
 * Converts a link. A link around blocks, such as a card, becomes a paragraph whose first words are the link; a link
 * without text is left out.
 */
export function link(state: State, anchor: Element): RootContent | undefined {
  const url = String(anchor.properties['href'] ?? '');
  const children = state.all(anchor);
  if (children.every((child) => toString(child).trim() === '')) return undefined;
  const blocks = children.flatMap((child) => ('children' in child && isBlock(child) ? [child] : []));
  const [first, ...rest] = blocks;
  if (!first) return { type: 'link', url, children: children as PhrasingContent[] };
  const words = rest.map((block) => toString(block)).join(' ');
  return {
    type: 'paragraph',
    children: [
      { type: 'link', url, children: first.children as PhrasingContent[] },
      ...(words ? [{ type: 'text', value: `: ${words}` } as const] : []),
    ],
  };
}

const isBlock = ({ type }: RootContent) => type === 'heading' || type === 'paragraph';
