import type { Code, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Sample } from './sample';

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkDirective).use(remarkMdx);

/**
 * Parses a page as the site does.
 *
 * @throws VFileMessage, with a place, when it is not valid MDX.
 */
export function parsePage(source: string): Root {
  return parser.parse(source);
}

/** Finds the samples of a page, in their order; diagrams are not samples. */
export function samplesIn(file: string, tree: Root): Sample[] {
  const samples: Sample[] = [];
  visit(tree, 'code', (node: Code) => {
    if (node.lang === 'mermaid') return;
    samples.push({
      file,
      line: (node.position?.start.line ?? 0) + 1,
      lang: node.lang ?? 'text',
      meta: node.meta ?? '',
      code: node.value,
    });
  });
  return samples;
}
