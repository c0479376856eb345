import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../shared/diagnostics';
import { attributeOf } from '../shared/mdx';

/** The groups of tabs that stay in sync across pages, and the tabs that each group may have. */
const tabGroups: Readonly<Record<string, readonly string[]>> = {
  // Written by the npm2yarn plugin for `bash npm2yarn` fences.
  npm2yarn: ['npm', 'yarn', 'pnpm'],
  platform: ['react', 'react-native'],
  'server-language': ['typescript', 'python'],
};

/** Finds tabs with an unknown group, and tabs that their group does not have. */
export function findTabDiagnostics(file: string, tree: Root): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(tree, (node) => {
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== 'Tabs') return;
    const group = attributeOf(node, 'groupId');
    const known = group === undefined ? undefined : tabGroups[group];
    const line = node.position?.start.line ?? 1;
    if (!known) {
      const what =
        group === undefined
          ? 'The tabs have no group, so a reader’s choice is not remembered.'
          : `\`${group}\` is not a known group of tabs.`;
      diagnostics.push({
        file,
        line,
        what,
        fix: `Write \`groupId\` with one of: ${Object.keys(tabGroups).join(', ')}.`,
      });
      return;
    }
    for (const child of node.children) {
      if (child.type !== 'mdxJsxFlowElement' || child.name !== 'TabItem') continue;
      const value = attributeOf(child, 'value');
      if (value !== undefined && known.includes(value)) continue;
      diagnostics.push({
        file,
        line: child.position?.start.line ?? line,
        what: `\`${value ?? ''}\` is not a tab of the group \`${group}\`.`,
        fix: `Use one of: ${known.join(', ')}.`,
      });
    }
  });
  return diagnostics;
}
