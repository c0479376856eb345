import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { anchorsInOrder } from '../../../src/lib/markdown-sections';

/**
 * Appends the ID of each heading to its text, as in `## Heading {#id}`, unless the ID follows from the text. Links from
 * other pages use these IDs, which readers of the Markdown could not find otherwise.
 *
 * @param article - the content of a page; changed in place.
 */
export function stateHeadingIds(article: Root): void {
  const anchorOf = anchorsInOrder();
  visit(article, 'element', (element) => {
    if (!/^h[1-6]$/.test(element.tagName)) return;
    const { id } = element.properties;
    if (anchorOf(toString(element).trim()) === id || typeof id !== 'string') return;
    element.children.push({ type: 'text', value: ` {#${id}}` });
  });
}
