import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/**
 * Parses a page as the site does.
 *
 * @throws VFileMessage, with a position, when it is not valid MDX.
 */
export function parsePage(source: string): Root {
  return parser.parse(source);
}

/** Returns the text of a component's attribute; undefined if it has none, or if its value is an expression. */
export function attributeOf(node: MdxJsxFlowElement | MdxJsxTextElement, name: string): string | undefined {
  const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
