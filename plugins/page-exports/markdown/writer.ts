import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  // Tables have no padding, which only helps readers of the source and costs tokens.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    // `<https://…>` would look like HTML to basic parsers.
    resourceLink: true,
    rule: '-',
    handlers: { text: (node: { value: string }, _, state, info) => readable(state.safe(node.value, info)) },
  })
  .freeze();

/** Writes a tree as Markdown, ending with one line break. */
export function writeMarkdown(tree: Root): string {
  return writer.stringify(tree);
}

/**
 * Removes redundant escapes: of an underscore inside a name, and of a bracket that cannot start a link, a footnote or
 * a task checkbox.
 */
function readable(text: string): string {
  return text
    .replaceAll(/(?<=[\p{L}\p{N}])\\_(?=[\p{L}\p{N}])/gu, '_')
    .replaceAll(/\\(\[(?!\^|[ xX]\])[^[\]\\]*\](?![([:]))/g, '$1');
}
