import path from 'node:path';
import type { InlineCode, Link, Parents, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import { symbolIndex } from '../api-reference/symbol-index';
import { root, versionOfFile } from '../shared/versions';
import { sdksOfPage, symbolNamed } from './mentions';

/**
 * Links the first mention of each API symbol on a guide page to its reference page.
 *
 * A mention is inline code that is the symbol's name; see {@link symbolNamed} for names that several SDKs have. The link
 * goes to the file of the page, so that it stays in its version. Headings and existing links are left alone.
 */
export default function remarkSymbolLinks() {
  return (tree: Root, vfile: VFile): void => {
    const file = path.relative(root, vfile.path).split(path.sep).join('/');
    const version = versionOfFile(file);
    if (!version || /\/api\/(?:web|mobile|server|index)\b/.test(file)) return;
    const entries = symbolIndex(version);
    const pageSdks = sdksOfPage(file, (vfile.data['frontMatter'] ?? {}) as Record<string, unknown>);
    const linked = new Set<string>();
    visitParents(tree, 'inlineCode', (node: InlineCode, ancestors) => {
      const entry = symbolNamed(node.value, entries, pageSdks);
      if (!entry || linked.has(entry.page)) return;
      if (ancestors.some(({ type }) => type === 'link' || type === 'heading')) return;
      linked.add(entry.page);
      wrap(ancestors.at(-1) as Parents, node, relativePath(file, `${version.docsDir}/${entry.page}.mdx`));
    });
  };
}

function relativePath(from: string, to: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function wrap(parent: Parents, node: InlineCode, url: string): void {
  const link: Link = { type: 'link', url, children: [node] };
  const children: unknown[] = parent.children;
  children[children.indexOf(node)] = link;
}
