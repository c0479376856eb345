import type { Expression, Program } from 'estree';
import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import { keepTexts, TEXTS_IN_PAGE, type PageText } from './page-texts';
import { rowsHtml } from './rows-html';
import { textName } from './text-name';

/** An element whose component shows a text of the page. */
interface Shown {
  readonly node: MdxJsxFlowElementHast | MdxJsxTextElementHast;
  readonly text: PageText;
}

/**
 * Takes what is finished HTML out of the script of a page: code that was coloured, and tables in which there is nothing but
 * text, code and links.
 *
 * It is in the page's HTML already. The components that show it get its name, and the page exports the name of the file
 * that it is in; see `src/components/page-texts.ts`.
 */
export default function rehypePageTexts() {
  return (tree: Root): void => {
    finishTables(tree);
    const shown: Shown[] = [];
    visit(tree, (node) => {
      if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.data?.text)
        shown.push({ node, text: node.data.text });
    });
    if (shown.length === 0) return;
    const file = keepTexts(shown.map(({ text }) => text));
    for (const [at, { node, text }] of shown.entries()) node.attributes.push(...propsOf(textName(file, at), text));
    tree.children.push(exportOf('textFile', file));
  };
}

/** Puts the component for finished rows in the place of each table that can be finished. */
function finishTables(tree: Root): void {
  visit(tree, 'element', (table, at, parent) => {
    if (table.tagName !== 'table' || !parent || at === undefined) return undefined;
    const html = rowsHtml(table);
    if (html !== undefined) parent.children[at] = finishedTable(table, html);
    return SKIP;
  });
}

function finishedTable({ properties }: Element, html: string): MdxJsxFlowElementHast {
  const heights = [
    ['data-height', properties['dataHeight']],
    ['data-height-narrow', properties['dataHeightNarrow']],
  ] as const;
  return {
    type: 'mdxJsxFlowElement',
    name: 'FinishedTable',
    attributes: heights.flatMap(([name, value]) =>
      value === undefined ? [] : [{ type: 'mdxJsxAttribute', name, value: String(value) } as const],
    ),
    data: { text: { html } },
    children: [],
  };
}

/** The properties that a component gets for its text. */
function propsOf(name: string, { html, hovers }: PageText): MdxJsxAttribute[] {
  return [
    { type: 'mdxJsxAttribute', name: 'text', value: name },
    inPage('html', html),
    ...(hovers?.length ? [inPage('hovers', JSON.stringify(hovers))] : []),
  ];
}

/** `name={process.env.TEXTS_IN_PAGE ? 'value' : undefined}`: the bundler leaves one of the two. */
function inPage(name: string, value: string): MdxJsxAttribute {
  const member = (object: Expression, property: string): Expression => ({
    type: 'MemberExpression',
    object,
    property: { type: 'Identifier', name: property },
    computed: false,
    optional: false,
  });
  const expression: Expression = {
    type: 'ConditionalExpression',
    test: member(member({ type: 'Identifier', name: 'process' }, 'env'), TEXTS_IN_PAGE),
    consequent: { type: 'Literal', value },
    alternate: { type: 'Identifier', name: 'undefined' },
  };
  const estree = program({ type: 'ExpressionStatement', expression });
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  };
}

/** `export const name = 'value';` */
function exportOf(name: string, value: string): RootContent {
  const estree = program({
    type: 'ExportNamedDeclaration',
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        { type: 'VariableDeclarator', id: { type: 'Identifier', name }, init: { type: 'Literal', value } },
      ],
    },
    specifiers: [],
    attributes: [],
  });
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

const program = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
  comments: [],
});
