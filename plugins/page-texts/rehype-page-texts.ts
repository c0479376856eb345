import path from 'node:path';
import type { Expression, Program } from 'estree';
import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { finishedHtml } from './finished-html';
import { keepTexts, TEXTS_IN_PAGE, type PageText } from './page-texts';
import { textName } from './text-name';

/** The components that show finished HTML, by what it is in. */
const components: Readonly<Record<string, string>> = {
  ol: 'FinishedText',
  p: 'FinishedText',
  table: 'FinishedTable',
  ul: 'FinishedText',
};

/** An element whose component shows a text of the page. */
interface Shown {
  readonly node: MdxJsxFlowElementHast | MdxJsxTextElementHast;
  readonly text: PageText;
}

/**
 * Takes what is finished HTML out of the script of a page: coloured code, drawings, and the paragraphs, lists and tables in
 * which there is nothing but text, inline code and links.
 *
 * It is in the page's HTML already. The components that show it get its name, and the page exports what the names of its
 * texts start with; see `src/components/page-texts.ts`. A partial keeps all in its script: a page that imports one does not
 * know what its names start with.
 */
export default function rehypePageTexts() {
  return (tree: Root, file: VFile): void => {
    const isPartial = path.basename(file.path).startsWith('_');
    if (!isPartial) finishElements(tree);
    const shown: Shown[] = [];
    visit(tree, (node) => {
      if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.data?.text)
        shown.push({ node, text: node.data.text });
    });
    if (shown.length === 0) return;
    const name = keepTexts(shown.map(({ text }) => text));
    const textProp = isPartial ? always : inPage;
    for (const [at, { node, text }] of shown.entries())
      node.attributes.push(...textProps(textName(name, at), text, textProp));
    if (!isPartial) tree.children.push(exportOf('pageTexts', name));
  };
}

/** Puts the component for finished HTML in the place of each element that is that. */
function finishElements(tree: Root): void {
  visit(tree, 'element', (element, at, parent) => {
    const name = components[element.tagName];
    const props = propsFor(element);
    if (!name || !props || !parent || at === undefined) return undefined;
    const html = finishedHtml(element);
    if (html === undefined) return undefined;
    parent.children[at] = {
      type: 'mdxJsxFlowElement',
      name,
      attributes: props,
      data: { text: { html } },
      children: [],
    };
    return SKIP;
  });
}

/** What the component of an element is told of it; undefined when it has a property that the component does not have. */
function propsFor({ tagName, properties }: Element): MdxJsxAttribute[] | undefined {
  const { dataHeight, dataHeightNarrow, ...others } = properties;
  if (Object.keys(others).length > 0) return undefined;
  const props = {
    as: tagName === 'table' ? undefined : tagName,
    'data-height': dataHeight,
    'data-height-narrow': dataHeightNarrow,
  };
  return Object.entries(props).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [always(name, String(value))],
  );
}

/** The properties that a component gets for its text. */
function textProps(name: string, { html, hovers }: PageText, prop: typeof always): MdxJsxAttribute[] {
  return [
    always('text', name),
    prop('html', html),
    ...(hovers?.length ? [prop('hovers', JSON.stringify(hovers))] : []),
  ];
}

/** `name="value"`. */
const always = (name: string, value: string): MdxJsxAttribute => ({ type: 'mdxJsxAttribute', name, value });

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
