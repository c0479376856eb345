import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { sdkTabs, type SdkTab } from '../../src/lib/sdk-tabs';
import type { Diagnostic } from '../shared/diagnostics';
import { attributeOf } from '../shared/mdx';

/** The groups of tabs that stay in sync across pages, and the label of each tab that the group may have, by value. */
const tabGroups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Written by the npm2yarn plugin for `bash npm2yarn` fences.
  npm2yarn: { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm' },
  platform: labelsIn('platform'),
  'server-language': labelsIn('server-language'),
};

function labelsIn(group: SdkTab['group']): Record<string, string> {
  const tabs = Object.values(sdkTabs).filter((tab) => tab.group === group);
  return Object.fromEntries(tabs.map(({ value, label }) => [value, label]));
}

/** Finds tabs with an unknown group, tabs that their group does not have, and tabs with a wrong label. */
export function findTabDiagnostics(file: string, tree: Root): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(tree, (node) => {
    if ((node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') || node.name !== 'Tabs') return;
    const group = attributeOf(node, 'groupId');
    const known = group !== undefined && Object.hasOwn(tabGroups, group) ? tabGroups[group] : undefined;
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
      const place = { file, line: child.position?.start.line ?? line };
      const value = attributeOf(child, 'value') ?? '';
      const label = attributeOf(child, 'label');
      if (!Object.hasOwn(known, value)) {
        diagnostics.push({
          ...place,
          what: `\`${value}\` is not a tab of the group \`${group}\`.`,
          fix: `Use one of: ${Object.keys(known).join(', ')}.`,
        });
      } else if (label !== known[value]) {
        diagnostics.push({
          ...place,
          what:
            label === undefined
              ? `The tab \`${value}\` has no label.`
              : `The label "${label}" does not match the tab \`${value}\`.`,
          fix: `Write \`label="${known[value]}"\`.`,
        });
      }
    }
  });
  return diagnostics;
}
