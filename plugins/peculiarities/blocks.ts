import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parsePage } from '../code-samples/extract';
import { hashFolder, hashOf, hashOfPackages, openCache } from '../shared/cache';
import { remember } from '../shared/remember';

/** Parts of a page that say something alone. A list item and a cell of a table may have paragraphs of their own. */
const blockTypes: ReadonlySet<string> = new Set(['paragraph', 'heading', 'listItem', 'tableRow']);

/** The texts of the blocks of a page, as a reader sees them, in lower case; code blocks are none. */
export function blocksOf(source: string): string[] {
  const blocks: string[] = [];
  visit(parsePage(source), (node) => {
    if (blockTypes.has(node.type)) blocks.push(inOneLine(toString(node)));
  });
  return blocks;
}

/** Whether one block has all of these words, each maybe as a part of a word. */
export function haveInOneBlock(blocks: readonly string[], words: readonly string[]): boolean {
  return blocks.some((block) => words.every((word) => block.includes(inOneLine(word))));
}

/** Those of these words that no block has at all. */
export function wordsInNoBlock(blocks: readonly string[], words: readonly string[]): string[] {
  return words.filter((word) => !haveInOneBlock(blocks, [word]));
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The blocks of a page, or what an earlier run made of the same text. */
export function keptBlocksOf(source: string): readonly string[] {
  const cache = openCache<readonly string[]>('page-blocks');
  const key = hashOf(makerHash(''), source);
  const known = cache.get(key) ?? blocksOf(source);
  cache.set(key, known);
  return known;
}

const makerHash = remember(() => hashOf(hashFolder('plugins/peculiarities'), hashOfPackages()));
