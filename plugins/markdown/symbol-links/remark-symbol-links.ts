import type { InlineCode, Link, Nodes, Parents, Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visitParents } from 'unist-util-visit-parents';
import type { VFile } from 'vfile';
import type { Sdk } from '../../../src/lib/sdks';
import { sinceOf } from '../../api-reference/history/since';
import { symbolIndex } from '../../api-reference/symbol-index';
import { relativePath } from '../../shared/files';
import { sdksOfTabs } from '../../shared/sdks-of-tabs';
import { projectPath, versionOfFile } from '../../shared/versions';
import { likelySdks, symbolNamed } from './mentions';

/**
 * Links the first mention of each API symbol on a guide page to its reference page.
 *
 * A mention is inline code that consists of the symbol's name. A name that several SDKs have belongs to the SDK of the
 * surrounding tab or, if there is none, to the page's SDK; see {@link symbolNamed}. The link targets the reference
 * page's file, so that it stays in its version. A symbol that is new in this version is followed by a note. Headings
 * and existing links are unchanged.
 */
export default function remarkSymbolLinks() {
  return (tree: Root, vfile: VFile): void => {
    const file = projectPath(vfile.path);
    const version = versionOfFile(file);
    // Upgrade guides name symbols of several SDKs, and have separate links.
    if (!version || /\/(?:api\/(?:web|mobile|server|index|platforms)\b|upgrade\/)/.test(file)) return;
    const entries = symbolIndex(version);
    const pageSdks = likelySdks(file, vfile.data['frontMatter'] ?? {});
    const linked = new Set<string>();
    visitParents(tree, 'inlineCode', (node: InlineCode, ancestors) => {
      const entry = symbolNamed(node.value, entries, sdksAround(sdksOfTabs(ancestors), pageSdks));
      if (!entry || linked.has(entry.page)) return;
      if (ancestors.some((each) => each.type === 'heading' || isLink(each))) return;
      linked.add(entry.page);
      const since = sinceOf(entry, version.name);
      wrap(
        ancestors.at(-1) as Parents,
        node,
        relativePath(file, `${version.docsDir}/${entry.page}.mdx`),
        since === version.name ? `new in ${since}` : undefined,
      );
    });
  };
}

/** Whether a node is rendered as a link, including reference-style links and JSX. */
const isLink = (node: Nodes): boolean =>
  node.type === 'link' ||
  node.type === 'linkReference' ||
  ((node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') &&
    (node.name === 'a' || node.name === 'Link'));

const serverSdks: readonly Sdk[] = ['server', 'server-python'];

/**
 * Returns the SDKs to search, most likely first. Links in a tab for one language of the server SDK do not lead to the
 * reference for the other language.
 */
function sdksAround(tabs: readonly Sdk[], page: readonly Sdk[]): Sdk[] {
  const isDecided = tabs.some((sdk) => serverSdks.includes(sdk));
  return [...tabs, ...page.filter((sdk) => !isDecided || !serverSdks.includes(sdk))];
}

/** Puts a link around a node, and a note in parentheses after it. */
function wrap(parent: Parents, node: InlineCode, url: string, note: string | undefined): void {
  const link: Link = { type: 'link', url, children: [node] };
  const children: unknown[] = parent.children;
  children.splice(children.indexOf(node), 1, link, ...(note === undefined ? [] : [noteOf(note)]));
}

function noteOf(note: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: 'version-note' }],
    children: [{ type: 'text', value: ` (${note})` }],
  };
}
