import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { openCache } from '../../shared/cache';
import type { GuidePage } from '../../shared/guide-pages';
import { parsePage } from '../../shared/mdx';
import type { DocsVersion } from '../../shared/versions';
import { samplesIn } from './extract';
import type { Sample } from './sample';

/**
 * Returns the samples of a page. A page that is not valid MDX is treated as empty, because the check for its docs
 * version already reports it.
 */
export function samplesOfPage({ file, source }: GuidePage, version: DocsVersion): Sample[] {
  let tree;
  try {
    tree = fencesOf(source);
  } catch {
    return [];
  }
  return samplesIn(file, tree, version).fences.map(({ sample }) => sample);
}

/** Returns the tree of a page with only its fences. Cached, because parsing the pages of all versions takes seconds. */
function fencesOf(source: string): Root {
  const cache = openCache<Root>('fences');
  const kept = cache.get(source);
  if (kept) return kept;
  const children: Code[] = [];
  visit(parsePage(source), 'code', (node) => void children.push(node));
  const made: Root = { type: 'root', children };
  cache.set(source, made);
  return made;
}
