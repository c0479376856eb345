import type { Element, Root } from 'hast';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import * as z from 'zod';
import { readDataFile } from '../../shared/data-file';
import { projectPath, versionOfFile } from '../../shared/versions';

/**
 * Former anchors of a page's headings. Each is mapped to the current anchor, or to the page and anchor to which the
 * section moved, such as `rest#create-a-room`.
 */
export type MovedAnchors = Readonly<Record<string, string>>;

/**
 * File that lists the former anchors by page. A page is a path in the docs folder, such as
 * `how-to/react/connecting.mdx`.
 */
const movedAnchorsFile = 'plugins/markdown/moved-anchors/moved-anchors.json';

/** Reads the former anchors of all pages. */
export function readMovedAnchors(): Readonly<Record<string, MovedAnchors>> {
  return readDataFile(movedAnchorsFile, z.record(z.string(), z.record(z.string(), z.string())));
}

/**
 * Keeps links to renamed headings working without a script. It puts an empty element with the old anchor before the
 * heading. If a section moved to another page, the element is placed before the last link to that section. Docusaurus
 * does not register the old anchor, so a link to it in our own pages still fails the build.
 */
export default function rehypeMovedAnchors() {
  const pages = readMovedAnchors();
  return (tree: Root, vfile: VFile): void => {
    const file = projectPath(vfile.path);
    const version = versionOfFile(file);
    const moved = Object.entries((version && pages[file.slice(version.docsDir.length + 1)]) ?? {});
    if (moved.length > 0) insertAnchors(tree, moved);
  };
}

/**
 * Inserts old anchors before the headings and links in the tree that replace them.
 *
 * @param moved - pairs of an old anchor and its current place; a pair whose heading or link does not exist in this
 * version is left out.
 */
export function insertAnchors(tree: Root, moved: readonly (readonly [from: string, to: string])[]): void {
  const places = new Map<string, { element: Element; parent: { children: unknown[] } }>();
  const ids = new Set<unknown>();
  visitParents(tree, 'element', (element, ancestors) => {
    ids.add(element.properties['id']);
    const parent = ancestors.at(-1);
    const place = placeOf(element);
    if (place && parent) places.set(place, { element, parent });
  });
  for (const [place, { element, parent }] of places) {
    const anchors = moved.filter(([from, to]) => to === place && !ids.has(from));
    parent.children.splice(parent.children.indexOf(element), 0, ...anchors.map(([from]) => anchor(from)));
  }
}

/** Returns the anchor of a heading, or the page and anchor that a link leads to. */
function placeOf({ tagName, properties: { id, href } }: Element): string | undefined {
  if (/^h[2-6]$/.test(tagName)) return String(id);
  return tagName === 'a' ? /[^/]+#.+$/.exec(String(href))?.[0] : undefined;
}

const anchor = (id: string): Element => ({ type: 'element', tagName: 'span', properties: { id }, children: [] });
