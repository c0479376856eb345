import type { Sdk } from '../../../../src/lib/sdks';

/** Labels of tab panels in the Markdown of a page, in the order of the tabs. */
const tabGroups: readonly (readonly (readonly [label: string, sdk: Sdk])[])[] = [
  [
    ['TypeScript', 'server'],
    ['Python', 'server-python'],
  ],
  [
    ['React', 'web'],
    ['React Native', 'mobile'],
  ],
];

/** Labels of panels that are left out, because an agent can derive these commands from the npm command. */
const otherPackageManagers: ReadonlySet<string> = new Set(['Yarn', 'pnpm']);

/**
 * Leaves out the tab panels for other SDKs, and the commands for package managers other than npm.
 *
 * The Markdown does not mark the end of the last panel, so only the code of that panel is left out: the text after the
 * code may be outside the tabs. Pages that have no panels for the SDK keep all panels.
 *
 * @param markdown - a page, or one of its sections.
 */
export function panelsOf(markdown: string, sdk: Sdk): string {
  const blocks = blocksOf(markdown);
  const kept: string[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const label = labelOf(blocks[at]!);
    const group = tabGroups.find((tabs) => tabs.some(([name]) => name === label));
    const own = group?.find(([name]) => name === label)?.[1];
    const isOther = own !== sdk && group?.some(([, each]) => each === sdk);
    if (label !== undefined && otherPackageManagers.has(label)) at = lastCode(blocks, at);
    else if (group && isOther)
      at = lastOfPanel(
        blocks,
        at,
        group.map(([name]) => name),
      );
    else kept.push(blocks[at]!);
  }
  return kept.join('\n\n');
}

/** Splits Markdown at empty lines, except for those in code. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let fence: string | undefined;
  let current: string[] = [];
  for (const line of markdown.split('\n')) {
    const [, mark] = /^\s*(`{3,})/.exec(line) ?? [];
    if (fence === undefined) fence = mark;
    else if (mark !== undefined && mark.length >= fence.length) fence = undefined;
    if (line === '' && fence === undefined) {
      if (current.length > 0) blocks.push(current.join('\n'));
      current = [];
    } else current.push(line);
  }
  return current.length > 0 ? [...blocks, current.join('\n')] : blocks;
}

const labelOf = (block: string): string | undefined => /^\*\*([^*\n]+)\*\*$/.exec(block)?.[1];
const isCode = (block: string | undefined): boolean => block?.startsWith('```') ?? false;

/** Returns the position of the last of the code blocks that directly follow a label. */
function lastCode(blocks: readonly string[], label: number): number {
  let last = label;
  while (isCode(blocks[last + 1])) last += 1;
  return last;
}

/** Returns the position of the last block of a panel: a panel ends at the label of the next tab. */
function lastOfPanel(blocks: readonly string[], label: number, names: readonly string[]): number {
  const next = names[names.indexOf(labelOf(blocks[label]!) ?? '') + 1];
  if (next === undefined) return lastCode(blocks, label);
  const end = blocks.findIndex((block, index) => index > label && (labelOf(block) === next || /^#{1,6} /.test(block)));
  return end >= 0 && labelOf(blocks[end]!) === next ? end - 1 : lastCode(blocks, label);
}
