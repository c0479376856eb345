import { createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes, Paragraph, Root, Table } from 'mdast';
import type {} from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';

/** A part of a page between two headings; the first section is under the title and has no heading. */
export interface PageSection {
  /** Text of the heading; empty for the first section. */
  readonly heading: string;
  /** ID of the heading in the page; empty for the first section. */
  readonly anchor: string;
  /** Level of the heading, from 1 to 6; 1 for the first section. */
  readonly depth: number;
  /** Paragraphs, list items and table rows, one per entry. */
  readonly blocks: readonly string[];
  /** Version that added the symbol or member that the section describes, if a label under the heading names it. */
  readonly since?: string;
}

/**
 * Splits a page into its sections.
 *
 * The heading IDs match the IDs on the site. Some are written as a comment. The IDs of all other headings, including
 * the title, come from the framework's slugger, in order.
 *
 * @param tree - the page as the site parses it.
 */
export function pageSectionsOf(tree: Root): PageSection[] {
  const slugger = createSlugger();
  const sections: (PageSection & { blocks: string[]; since?: string })[] = [
    { heading: '', anchor: '', depth: 1, blocks: [] },
  ];
  const current = () => sections.at(-1)!;
  const addBlock = (text: string) => text && !leadIn.test(text) && current().blocks.push(text);
  const read = (node: Nodes): void => {
    switch (node.type) {
      case 'heading': {
        const id = writtenId(node);
        const heading = id === undefined ? toString(node) : toString(node.children.slice(0, -1)).trim();
        const anchor = id ?? slugger.slug(heading);
        if (node.depth > 1) sections.push({ heading, anchor, depth: node.depth, blocks: [] });
        return;
      }
      case 'paragraph':
        if (isLabel(node)) current().since ??= /(?:^| · )New in (\S+)/.exec(toString(node))?.[1];
        else addBlock(plainText(node));
        return;
      case 'table':
        rowsOf(node).forEach(addBlock);
        return;
      default:
        if ('children' in node) for (const child of node.children) read(child);
    }
  };
  read(tree);
  return sections;
}

/** Matches a short sentence that only introduces the next block, such as "Install the packages:". It is left out. */
const leadIn = /^(?:\S+ ){0,5}\S+:$/;

/** Columns that are left out: readers search for a name instead of its type, and for a symptom instead of its solution. */
const leftOutColumns: ReadonlySet<string> = new Set(['Type', 'Solution']);

/** Returns the text of each row of a table. The header row is omitted, because it only names the columns. */
function rowsOf({ children: [header, ...rows] }: Table): string[] {
  // The first column is never left out. It can contain the names of types.
  const isKept = (_: unknown, index: number) =>
    index === 0 || !leftOutColumns.has(plainText(header?.children[index] ?? { type: 'text', value: '' }));
  return rows.map((row) => row.children.filter(isKept).map(plainText).filter(Boolean).join(' – '));
}

/** Returns the ID at the end of a heading: `## Title {/* #id *\/}`. */
function writtenId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value)?.[1] : undefined;
}

/** Class names of lines that contain the kind of a symbol, whether a member is optional, or its version. */
const labels: ReadonlySet<string> = new Set(['symbol-kind', 'member-facts', 'version-label']);

/** Whether a paragraph is the title of an admonition or a label for the next block. */
function isLabel({ data, children: [first] }: Paragraph): boolean {
  if (data && 'directiveLabel' in data) return true;
  return first !== undefined && hasClassOf(first, labels);
}

/** Class name of labels such as "New in 0.22.0", which can also follow a name. */
const versionLabels: ReadonlySet<string> = new Set(['version-label']);

function hasClassOf(node: Nodes, names: ReadonlySet<string>): boolean {
  return (
    node.type === 'mdxJsxTextElement' &&
    node.attributes.some((each) => each.type === 'mdxJsxAttribute' && names.has(String(each.value)))
  );
}

/** Returns the text of a block, without the language suffix of inline code (`string{:ts}`). */
function plainText(node: Nodes): string {
  const text = (child: Nodes): string => {
    if (hasClassOf(child, versionLabels)) return '';
    if (child.type === 'inlineCode') return child.value.replace(/\{:\w+\}$/, '');
    if ('children' in child) return child.children.map(text).join('');
    return child.type === 'break' ? ' ' : toString(child);
  };
  return text(node).replace(/\s+/g, ' ').trim();
}
