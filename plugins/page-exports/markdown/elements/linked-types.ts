import type { Element, Root } from 'hast';
import type { Paragraph, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { findElement, hasClass } from './classes';

/** A name in code and its URL. */
interface CodeLink {
  readonly name: string;
  readonly href: string;
}

/** Attribute that contains a code element's links: names and URLs, separated by spaces. */
const attribute = 'data-links';
const property = 'dataLinks';

const anchor = /<a\b[^>]*\bhref=(?:"([^"]*)"|'([^']*)'|([^\s>]*))[^>]*>(.*?)<\/a>/gs;

/**
 * Writes the links in highlighted code as an attribute, because the text of a code block cannot contain them.
 *
 * @param html - highlighted lines.
 * @returns the attribute with a leading space; empty if there are no links.
 */
export function linksAttribute(html: string): string {
  const links = [...html.matchAll(anchor)].map(
    ([, double, single, bare, text = '']) => `${text.replaceAll(/<[^>]*>/g, '')} ${double ?? single ?? bare ?? ''}`,
  );
  return links.length > 0 ? ` ${attribute}="${[...new Set(links)].join(' ')}"` : '';
}

/**
 * Keeps only the first link to each type on a page, and only in signatures. In other samples, links from imports are
 * removed.
 */
export function keepFirstLinks(tree: Root): void {
  const seen = new Set<string>();
  visit(tree, 'element', (block) => {
    if (!hasClass(block, 'theme-code-block')) return;
    const code = findElement(block, ({ properties }) => properties[property] !== undefined);
    if (!code) return;
    const links = hasClass(block, 'code-signature') ? linksOf(code) : [];
    const first = links.filter(({ href }) => !seen.has(href));
    for (const { href } of first) seen.add(href);
    code.properties[property] = first.map(({ name, href }) => `${name} ${href}`).join(' ');
  });
}

/** Returns the line with the links of a code block: `Types: [Camera](…), [CameraId](…)`; undefined if it has none. */
export function linkedTypes(code: Element): Paragraph | undefined {
  const links = linksOf(code);
  if (links.length === 0) return undefined;
  const children = links.flatMap(({ name, href }, index): PhrasingContent[] => [
    { type: 'text', value: index === 0 ? 'Types: ' : ', ' },
    { type: 'link', url: href, children: [{ type: 'inlineCode', value: name }] },
  ]);
  return { type: 'paragraph', children };
}

function linksOf(code: Element): CodeLink[] {
  const words = String(code.properties[property] ?? '')
    .split(' ')
    .filter(Boolean);
  return words.flatMap((name, at) => (at % 2 === 0 ? [{ name, href: words[at + 1] ?? '' }] : []));
}
