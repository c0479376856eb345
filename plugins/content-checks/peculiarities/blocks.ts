import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { openCache } from '../../shared/cache';
import { parsePage } from '../../shared/mdx';

/** Types of nodes that are self-contained parts of a page. A list item or table cell may contain several paragraphs. */
const blockTypes: ReadonlySet<string> = new Set(['paragraph', 'heading', 'listItem', 'tableRow']);

/** Returns the visible text of each block of a page, in lower case, without code blocks. */
export function blocksOf(source: string): string[] {
  const blocks: string[] = [];
  visit(parsePage(source), (node) => {
    if (blockTypes.has(node.type)) blocks.push(inOneLine(toString(node)));
  });
  return blocks;
}

/** Whether a single block contains all the given words, possibly as parts of other words. */
export function haveInOneBlock(blocks: readonly string[], words: readonly string[]): boolean {
  return blocks.some((block) => words.every((word) => block.includes(inOneLine(word))));
}

/** Returns the words that no block contains. */
export function wordsInNoBlock(blocks: readonly string[], words: readonly string[]): string[] {
  return words.filter((word) => !haveInOneBlock(blocks, [word]));
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** Returns the blocks of a page from a cache that is keyed by the page's text. */
export function keptBlocksOf(source: string): readonly string[] {
  const cache = openCache<readonly string[]>('page-blocks');
  const known = cache.get(source);
  if (known) return known;
  const made = blocksOf(source);
  cache.set(source, made);
  return made;
}
