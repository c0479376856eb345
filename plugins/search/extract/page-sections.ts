import { createSlugger } from '@docusaurus/utils';
import type { Nodes, Paragraph, Root } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { commentsOf } from './comments';

/** A part of a page from one heading to the next; the first has no heading and stands under the title. */
export interface PageSection {
  /** Text of the heading; empty for what stands before the first. */
  readonly heading: string;
  /** Id of the heading in the page; empty for what stands before the first. */
  readonly anchor: string;
  /** Paragraphs, list items, rows of tables and comments of samples, one to an entry. */
  readonly blocks: readonly string[];
}

/**
 * Cuts a page into its sections.
 *
 * Ids are those that the site gives: headings run through the framework's own slugger, in their order, the title
 * included.
 *
 * @param tree - the page as the site parses it.
 */
export function sectionsOf(tree: Root): PageSection[] {
  const slugger = createSlugger();
  const sections: { heading: string; anchor: string; blocks: string[] }[] = [{ heading: '', anchor: '', blocks: [] }];
  const addBlock = (text: string) => text && sections.at(-1)?.blocks.push(text);
  const read = (node: Nodes): void => {
    switch (node.type) {
      case 'heading': {
        const heading = toString(node);
        const anchor = slugger.slug(heading);
        if (node.depth > 1) sections.push({ heading, anchor, blocks: [] });
        return;
      }
      case 'paragraph':
        if (!isLabel(node)) addBlock(plainText(node));
        return;
      case 'code':
        for (const comment of commentsOf(node.value)) addBlock(comment);
        return;
      case 'tableRow':
        addBlock(node.children.map(plainText).filter(Boolean).join(' – '));
        return;
      case 'table':
        // The first row is the head: it names the columns and says nothing of its own.
        node.children.slice(1).forEach(read);
        return;
      default:
        if ('children' in node) for (const child of node.children) read(child);
    }
  };
  read(tree);
  return sections;
}

/** Classes of lines that say what kind of symbol a page is about, and whether a member is optional. */
const labels: ReadonlySet<string> = new Set(['symbol-kind', 'member-facts']);

/** Whether a paragraph is the title of an admonition, or only labels what follows. */
function isLabel({ data, children: [first] }: Paragraph): boolean {
  if (data && 'directiveLabel' in data) return true;
  return (
    first?.type === 'mdxJsxTextElement' &&
    first.attributes.some((each) => each.type === 'mdxJsxAttribute' && labels.has(String(each.value)))
  );
}

/** The words of a block, without the language that inline code may name (`string{:ts}`). */
function plainText(node: Nodes): string {
  const text = (child: Nodes): string => {
    if (child.type === 'inlineCode') return child.value.replace(/\{:\w+\}$/, '');
    if ('children' in child) return child.children.map(text).join('');
    return child.type === 'break' ? ' ' : toString(child);
  };
  return text(node).replace(/\s+/g, ' ').trim();
}
