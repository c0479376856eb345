import type { Element, ElementContent, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Letters that a word of code may have in a cell and stay in one line: a fifth of the column of text. */
const LONGEST = 24;

/** Where a reader would break a name: after a sign, and before a capital that follows a small letter. */
const seam = /(?<=[./:=_(<-])(?=[\p{L}\d])|(?<=\p{Ll})(?=\p{Lu})/u;

/**
 * Lets browsers break long names of code in tables at the seams of the name. All other words of code stay whole in a cell; a
 * long one would push the last column of its table out of sight.
 */
export default function rehypeLongNames() {
  return (tree: Root): void => {
    visit(tree, 'element', (cell) => {
      if (cell.tagName !== 'td') return undefined;
      visit(cell, 'element', (code) => {
        if (code.tagName === 'code') code.children = code.children.flatMap(breakable);
      });
      return SKIP;
    });
  };
}

/**
 * A text of code with `<wbr>` at the seams of its long words.
 *
 * @param node - anything else, and a text without a long word, is given back as it is.
 */
export function breakable(node: ElementContent): ElementContent[] {
  if (node.type !== 'text' || !node.value.split(/\s/).some(isLong)) return [node];
  const parts = node.value.split(/(\s+)/).flatMap((word) => (isLong(word) ? word.split(seam) : [word]));
  return parts.flatMap((part, at): (Text | Element)[] => [
    ...(at > 0 && !/\s/.test(part + parts[at - 1]) ? [wbr()] : []),
    { type: 'text', value: part },
  ]);
}

const isLong = (word: string) => word.length > LONGEST;

const wbr = (): Element => ({ type: 'element', tagName: 'wbr', properties: {}, children: [] });
