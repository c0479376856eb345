import type { Element } from 'hast';
import type { Paragraph, PhrasingContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Root } from 'hast';
import { findElement, hasClass } from './classes';

/** A name in code and the address that it leads to. */
interface CodeLink {
  readonly name: string;
  readonly href: string;
}

/** Attribute of a code element with the links that were in it: names and addresses, separated by spaces. */
const attribute = 'data-links';
const property = 'dataLinks';

const anchor = /<a\b[^>]*\bhref=(?:"([^"]*)"|'([^']*)'|([^\s>]*))[^>]*>(.*?)<\/a>/gs;

/**
 * Writes the links in coloured code as an attribute, because the text of a code block has no place for them.
 *
 * @param html - coloured lines.
 * @returns the attribute with a space in front; empty when there are no links.
 */
export function linksAttribute(html: string): string {
  const links = [...html.matchAll(anchor)].map(
    ([, double, single, bare, text = '']) => `${text.replaceAll(/<[^>]*>/g, '')} ${double ?? single ?? bare ?? ''}`,
  );
  return links.length > 0 ? ` ${attribute}="${[...new Set(links)].join(' ')}"` : '';
}

/** Keeps only the first link to each type of a page, and none outside of signatures: samples link what they import. */
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

/** The line with the links of a code block: `Types: [Camera](…), [CameraId](…)`; undefined when it has none. */
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
