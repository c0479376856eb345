import { sdkOfTabLabel } from './sdk-tabs';
import type { Sdk } from './sdks';

/** Labels of tabs that are left out, because an agent can derive these commands from the npm command. */
const otherPackageManagers: ReadonlySet<string> = new Set(['Yarn', 'pnpm']);

const separator = ' | ';

/**
 * Returns the line of Markdown that marks the end of tabs. Without it, the text after the tabs would seem to belong to
 * the last tab.
 *
 * @param labels - labels of all tabs, in order.
 */
export const endOfTabs = (labels: readonly string[]): string => `<!-- End of tabs: ${labels.join(separator)} -->`;

/** Returns the labels of the tabs that end on a line of Markdown; undefined for other lines. */
function labelsOfEnd(line: string): string[] | undefined {
  return /^\s*<!-- End of tabs: (.*) -->$/.exec(line)?.[1]?.split(separator);
}

/** Whether a line of Markdown marks the end of tabs. */
export const isEndOfTabs = (line: string): boolean => labelsOfEnd(line) !== undefined;

/**
 * Leaves out the tabs for other SDKs, and the commands for package managers other than npm. Tabs are kept if none of
 * them is for the SDK.
 *
 * @param markdown - a page as the site publishes it: each tab starts with its label in bold.
 */
export function tabsFor(markdown: string, sdk: Sdk): string {
  const lines = markdown.split('\n');
  const isLeftOut = lines.map(() => false);
  for (const [end, line] of lines.entries()) {
    const labels = labelsOfEnd(line);
    if (!labels) continue;
    const starts = startsOf(lines, end, labels);
    // Part of a page may contain the end of tabs without their beginning.
    if (starts.includes(-1)) continue;
    const others = labels.map((label) => isForOthers(label, labels, sdk));
    for (const [index, start] of starts.entries()) {
      if (others[index]) isLeftOut.fill(true, start, starts[index + 1] ?? end);
    }
    // A single tab needs no mark, because nothing in it depends on where it ends.
    if (others.filter((isOther) => !isOther).length === 1) isLeftOut.fill(true, end, end + 2);
  }
  return lines
    .filter((_, index) => !isLeftOut[index])
    .join('\n')
    .trimEnd();
}

/**
 * Returns the position of each label, or -1 for a label that is missing. Searches upward from the end of the tabs.
 * Tabs inside them have other labels.
 */
function startsOf(lines: readonly string[], end: number, labels: readonly string[]): number[] {
  const starts: number[] = [];
  for (const label of labels.toReversed()) {
    const above = lines.slice(0, starts[0] ?? end);
    starts.unshift(above.findLastIndex((line) => line.trim() === `**${label}**`));
  }
  return starts;
}

function isForOthers(label: string, labels: readonly string[], sdk: Sdk): boolean {
  if (otherPackageManagers.has(label)) return true;
  return sdkOfTabLabel(label) !== sdk && labels.some((each) => sdkOfTabLabel(each) === sdk);
}
