import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Emphasis } from 'mdast';
import { childElements, findElement } from './classes';
import { Unreadable } from '../unreadable';

/**
 * A drawing in words: its title and its description.
 *
 * @param svg - the drawing.
 * @returns undefined for a drawing without a title, which is decoration.
 */
export function drawing(svg: Element): Emphasis | undefined {
  const words = (name: string) => {
    const element = childElements(svg.children).find(({ tagName }) => tagName === name);
    return element ? toString(element).replaceAll(/\s+/g, ' ').trim() : '';
  };
  const sentences = [words('title'), words('desc')].filter(Boolean).map((text) => text.replace(/\.$/, ''));
  if (!words('title')) return undefined;
  return { type: 'emphasis', children: [{ type: 'text', value: `Diagram: ${sentences.join('. ')}.` }] };
}

/**
 * A diagram of a page in words.
 *
 * @param figure - holds the drawing.
 * @throws Unreadable when the drawing does not say what it shows.
 */
export function diagram(figure: Element): Emphasis {
  const svg = findElement(figure, ({ tagName }) => tagName === 'svg');
  const words = svg && drawing(svg);
  if (!words) throw new Unreadable('A diagram has no title.', 'Give it `accTitle` and `accDescr`.');
  return words;
}
