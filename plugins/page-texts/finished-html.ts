import { applyTrailingSlash } from '@docusaurus/utils-common';
import type { Element, ElementContent, Properties } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import './page-texts';

/** Elements that browsers show without any script of ours, with the attributes that they may have. */
const elements: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  br: [],
  code: [],
  del: [],
  em: [],
  li: [],
  ol: [],
  p: [],
  strong: [],
  tbody: [],
  td: [],
  th: [],
  thead: [],
  tr: [],
  ul: [],
  wbr: [],
};

/** Elements in which blanks between others are nothing. */
const parts = new Set(['table', 'tbody', 'thead', 'tr']);

/**
 * What is in an element as HTML, as the components for its elements would render it.
 *
 * @returns undefined when something in it needs a component, or is not known here.
 */
export function finishedHtml(element: Element): string | undefined {
  const children = finishedChildren(element);
  return children && toHtml(children, { allowDangerousHtml: true });
}

function finishedChildren({ tagName, children }: Element): ElementContent[] | undefined {
  return allFinished(
    children.filter((child) => !(parts.has(tagName) && child.type === 'text' && child.value.trim() === '')),
  );
}

function allFinished(nodes: readonly ElementContent[]): ElementContent[] | undefined {
  const all = nodes.map(finished);
  return all.every((each) => each !== undefined) ? all : undefined;
}

function finished(node: ElementContent): ElementContent | undefined {
  if (node.type === 'text') return node;
  if (node.type === 'mdxJsxTextElement') return finishedComponent(node);
  if (node.type !== 'element') return undefined;
  const known = elements[node.tagName];
  const children = finishedChildren(node);
  if (!children || !known || !Object.keys(node.properties).every((name) => known.includes(name))) return undefined;
  if (node.tagName !== 'a') return { ...node, children };
  const target = targetOf(String(node.properties['href']));
  return target && { ...node, properties: { ...node.properties, ...target }, children };
}

/** Where a link leads to, as the framework's own links say it; undefined for an address that is none of these. */
function targetOf(href: string): Properties | undefined {
  if (href.startsWith('#')) return { href };
  if (href.startsWith('/')) return { href: applyTrailingSlash(href, { trailingSlash: false, baseUrl: '/' }) };
  return href.startsWith('https://') ? { href, target: '_blank', rel: ['noopener', 'noreferrer'] } : undefined;
}

/** What `src/components/type-code.tsx` and `anchor.tsx` render. */
function finishedComponent({ name, attributes, data, children }: MdxJsxTextElementHast): ElementContent | undefined {
  if (name === 'TypeCode' && data?.text) return element('code', 'type-code', [{ type: 'raw', value: data.text.html }]);
  const [id, ...others] = attributes;
  const content = allFinished(children);
  if (name !== 'Anchor' || others.length > 0 || !content) return undefined;
  if (id?.type !== 'mdxJsxAttribute' || id.name !== 'id' || typeof id.value !== 'string') return undefined;
  return element('span', 'anchor-target', content, { id: id.value });
}

const element = (tagName: string, className: string, children: ElementContent[], properties = {}): Element => ({
  type: 'element',
  tagName,
  properties: { ...properties, className: [className] },
  children,
});
