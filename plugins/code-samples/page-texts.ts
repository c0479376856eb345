import type { Expression, Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { hashOf, openCache } from '../shared/cache';
import { codeName } from './code-name';

/** What a piece of code on a page shows. */
export interface CodeText {
  /** The coloured lines. */
  readonly html: string;
  /** Types and words of identifiers; `data-hover` attributes of the lines count into them. */
  readonly hovers?: readonly string[];
}

/** Set by the bundler: whether the scripts of pages have their code in them. */
export const CODE_IN_PAGE = 'CODE_IN_PAGE';

/** The code of each page that was compiled, under the hash that the page names. */
const pages = openCache<readonly CodeText[]>('code-texts-v1');

/** Collects the code of one page while it is compiled. */
export class PageTexts {
  private readonly texts: CodeText[] = [];
  private readonly waiting: ((file: string) => void)[] = [];

  /**
   * Adds a piece of code.
   *
   * @returns the properties of the component that shows it; they are complete after {@link finish}.
   */
  add(text: CodeText): MdxJsxAttribute[] {
    const at = this.texts.push(text) - 1;
    const code: MdxJsxAttribute = { type: 'mdxJsxAttribute', name: 'code', value: '' };
    this.waiting.push((file) => (code.value = codeName(file, at)));
    const hovers = text.hovers?.length ? [inPage('hovers', JSON.stringify(text.hovers))] : [];
    return [code, inPage('html', text.html), ...hovers];
  }

  /** Keeps the code for the built site, and has the page export the name of the file that it will be in. */
  finish(tree: Root): void {
    if (this.texts.length === 0) return;
    const file = hashOf(JSON.stringify(this.texts)).slice(0, 12);
    pages.set(file, this.texts);
    for (const name of this.waiting) name(file);
    tree.children.push(exportOf('codeFile', file));
  }
}

/** The code of a page that was compiled now or in an earlier build; undefined when it is not known. */
export const textsOfPage = (file: string): readonly CodeText[] | undefined => pages.get(file);

/**
 * The coloured lines that a page's script names, and does not have.
 *
 * @param script - of a built page.
 */
export function codeNamedIn(script: string): string {
  const [, file] = /["']([0-9a-f]{12})-0["']/.exec(script) ?? [];
  return (
    (file &&
      textsOfPage(file)
        ?.map(({ html }) => html)
        .join('\n')) ||
    ''
  );
}

/** `name={process.env.CODE_IN_PAGE ? 'value' : undefined}`: the bundler leaves one of the two. */
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
    test: member(member({ type: 'Identifier', name: 'process' }, 'env'), CODE_IN_PAGE),
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
