import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { versionOfFile } from '../../shared/versions';

/** Former anchors of a page's headings: the old anchor → the current anchor. */
export type MovedAnchors = Readonly<Record<string, string>>;

/** The file that lists them, by page: a path in the docs folder, such as `how-to/react/connecting.mdx`. */
const movedAnchorsFile = 'plugins/markdown/moved-anchors/moved-anchors.json';

/** Reads the former anchors of all pages. */
export function readMovedAnchors(): Readonly<Record<string, MovedAnchors>> {
  return JSON.parse(readFileSync(movedAnchorsFile, 'utf8')) as Readonly<Record<string, MovedAnchors>>;
}

/**
 * Keeps links to renamed headings working: puts an empty element with the old anchor before the heading, so no script
 * is needed. Docusaurus does not register the old anchor, so a link to it in our own pages still fails the build.
 */
export default function rehypeMovedAnchors() {
  const pages = readMovedAnchors();
  return (tree: Root, file: VFile): void => {
    const version = versionOfFile(file.path);
    const page = version && path.relative(version.docsDir, path.relative(process.cwd(), file.path));
    const moved = Object.entries((page && pages[page.split(path.sep).join('/')]) || {});
    if (moved.length > 0) insertAnchors(tree, moved);
  };
}

/**
 * Inserts the old anchors that point to a heading in the tree.
 *
 * @param moved - pairs of an old and a current anchor; a pair whose heading does not exist in this version is left out.
 */
export function insertAnchors(tree: Root, moved: readonly (readonly [from: string, to: string])[]): void {
  const found: { heading: Element; parent: { children: unknown[] } }[] = [];
  const ids = new Set<unknown>();
  visitParents(tree, 'element', (heading, ancestors) => {
    ids.add(heading.properties['id']);
    const parent = ancestors.at(-1);
    if (/^h[2-6]$/.test(heading.tagName) && parent) found.push({ heading, parent });
  });
  for (const { heading, parent } of found) {
    const anchors = moved.filter(([from, to]) => to === heading.properties['id'] && !ids.has(from));
    parent.children.splice(parent.children.indexOf(heading), 0, ...anchors.map(([from]) => anchor(from)));
  }
}

const anchor = (id: string): Element => ({ type: 'element', tagName: 'span', properties: { id }, children: [] });
