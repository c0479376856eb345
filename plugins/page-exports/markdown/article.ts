import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { copyableLines } from '../../../src/lib/copyable-text';
import { hasClass } from './elements/classes';
import { keepFirstLinks, linksAttribute } from './elements/linked-types';
import { Unreadable } from './unreadable';

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

/**
 * Extracts the readable content of a built page, without navbars, sidebars, buttons and heading permalinks.
 *
 * @param html - the page, or its {@link articlePart}.
 * @returns a tree with the title and the content of the page.
 * @throws Unreadable when the page has no content.
 */
export function articleOf(html: string): Root {
  const content = findContent(parser.parse(plainCode(html)));
  if (!content) throw new Unreadable('The built page has no content.', 'Keep the theme class that marks the content.');
  const article: Root = { type: 'root', children: content.children };
  keepFirstLinks(article);
  visit(article, (node, index, parent) => {
    if (!parent || index === undefined || !isForScreenOnly(node)) return undefined;
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return article;
}

/**
 * Returns the part between `<article>` and `</article>`. The other half of the page is navigation, which need not be
 * parsed.
 *
 * @returns the whole text if there is no article.
 */
export function articlePart(html: string): string {
  const start = html.indexOf('<article');
  const end = html.lastIndexOf('</article>');
  return start >= 0 && end > start ? html.slice(start, end) : html;
}

/** Drops colors and hover types from code, which make up most of a page's elements. Only the links are kept. */
function plainCode(html: string): string {
  return html.replaceAll(
    /(<code class=(["']?)code-lines\2(?: [^>]*)?>)(.*?)<\/code>/gs,
    (_, open: string, _quote, lines: string) =>
      `${open.slice(0, -1)}${linksAttribute(lines)}>${copyableLines(lines)}</code>`,
  );
}

function findContent(tree: Root): Element | undefined {
  let found: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!hasClass(element, 'theme-doc-markdown')) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

const controls: ReadonlySet<string> = new Set(['button', 'nav', 'script', 'style', 'noscript', 'template']);

function isForScreenOnly(element: Nodes): boolean {
  if (element.type !== 'element') return element.type === 'comment';
  // Tabs are also buttons, but they name their panels.
  if (element.properties['role'] === 'tab') return false;
  if (controls.has(element.tagName) || hasClass(element, 'hash-link')) return true;
  if (element.properties['ariaHidden'] === 'true') return true;
  return /^h[1-6]$/.test(element.tagName) && toString(element).trim() === '';
}
