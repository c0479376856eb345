import type { Nodes, Root, Yaml } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { parsePage } from '../../../shared/mdx';
import { PLACEHOLDER, type Prose, type ProseKind } from '../prose';
import type { Sample } from './part';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** Component attributes whose values readers see or hear. */
const readAttributes: ReadonlySet<string> = new Set(['alt', 'aria-label', 'description', 'label', 'summary']);

/** Front matter that readers see. */
const readFrontMatter: Readonly<Record<string, ProseKind>> = {
  title: 'heading',
  description: 'text',
  sidebar_label: 'heading',
};

/**
 * Returns the prose of a page in MDX (text, titles and labels), and its code blocks.
 *
 * @throws VFileMessage with a position if the page is not valid MDX.
 */
export function mdxParts(source: string): (Prose | Sample)[] {
  return partsOf(parsePage(source));
}

/** Returns the prose and the code blocks of a Markdown file, or of a doc comment, which is also Markdown. */
export function markdownParts(source: string): (Prose | Sample)[] {
  return partsOf(markdown.parse(source));
}

function partsOf(tree: Root): (Prose | Sample)[] {
  const found: (Prose | Sample)[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    switch (node.type) {
      case 'yaml':
        found.push(...frontMatterProse(node, line));
        break;
      case 'code':
        found.push({ kind: 'sample', line: line + 1, text: node.value, language: node.lang ?? '' });
        break;
      case 'heading':
        found.push({ kind: 'heading', line, text: textOf(node) });
        break;
      case 'paragraph':
      case 'tableCell':
        found.push({ kind: 'text', line, text: textOf(node) });
        break;
      case 'image':
        if (node.alt) found.push({ kind: 'message', line, text: node.alt });
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        found.push(...attributeProse(node, line));
    }
  });
  return found;
}

/** Returns the text of a node as readers see it, with the line breaks of the source. */
function textOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return node.value.replaceAll(/\bhttps?:\/\/\S+/g, PLACEHOLDER);
    case 'inlineCode':
    case 'image':
    case 'mdxTextExpression':
      return PLACEHOLDER;
    case 'break':
      return '\n';
    default:
      return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
  }
}

function frontMatterProse({ value }: Yaml, line: number): Prose[] {
  const lineCounter = new LineCounter();
  const { contents } = parseDocument(value, { lineCounter });
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value: content }) => {
    const kind = isScalar(key) && readFrontMatter[String(key.value)];
    if (!kind || !isScalar(content) || typeof content.value !== 'string') return [];
    const text = content.value.replaceAll(/`[^`]*`/g, PLACEHOLDER);
    return [{ kind, line: line + lineCounter.linePos(content.range?.[0] ?? 0).line, text }];
  });
}

function attributeProse({ attributes }: MdxJsxFlowElement | MdxJsxTextElement, line: number): Prose[] {
  return attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && readAttributes.has(attribute.name) && typeof attribute.value === 'string'
      ? [{ kind: 'message' as const, line: attribute.position?.start.line ?? line, text: attribute.value }]
      : [],
  );
}
