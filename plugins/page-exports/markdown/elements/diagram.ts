import type { Element } from 'hast';
import { toString } from 'hast-util-to-string';
import type { Emphasis } from 'mdast';
import { childElements, findElement } from './classes';
import { Unreadable } from '../unreadable';

/**
 * Converts an SVG to text: its title and its description.
 *
 * @param svg - the SVG element.
 * @returns undefined for an SVG without a title, which is decorative.
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
 * Converts a diagram of a page to text.
 *
 * @param figure - element that contains the SVG.
 * @throws Unreadable when the SVG has no text alternative.
 */
export function diagram(figure: Element): Emphasis {
  const svg = findElement(figure, ({ tagName }) => tagName === 'svg');
  const words = svg && drawing(svg);
  if (!words) throw new Unreadable('A diagram has no title.', 'Give it `accTitle` and `accDescr`.');
  return words;
}
