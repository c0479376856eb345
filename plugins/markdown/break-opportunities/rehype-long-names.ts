import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { piecesOf } from './seams';

/**
 * Adds break opportunities to long code names in tables. Otherwise, the names would push the last column off the
 * screen. Other code in a cell never breaks.
 */
export default function rehypeLongNames() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type !== 'element' || node.tagName !== 'td') return undefined;
      visit(node, 'element', (code) => {
        if (code.tagName === 'code') code.children = code.children.flatMap(breakable);
      });
      return SKIP;
    });
  };
}

function breakable(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node];
  return piecesOf(node.value).flatMap((value, at) => [...(at > 0 ? [wbr()] : []), { type: 'text', value }]);
}

const wbr = (): Element => ({ type: 'element', tagName: 'wbr', properties: {}, children: [] });
