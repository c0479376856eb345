import { packageNames } from '../packages';
import type { Sdk } from '../purposes';
import { sdkTitles } from '../render/page';
import { blocks, quoted } from '../render/markdown';
import type { KindFolder, SymbolEntry } from '../symbol-index';
import { symbolLine } from './sdk-landing';

/** Sidebar label of each kind of symbol. */
export const kindLabels: Readonly<Record<KindFolder, string>> = {
  functions: 'Functions',
  classes: 'Classes',
  interfaces: 'Interfaces',
  'type-aliases': 'Type aliases',
  enumerations: 'Enumerations',
  variables: 'Variables',
};

/** Contents of the page with each label: TypeDoc's kinds differ from React's. */
const contents: Readonly<Record<KindFolder, string>> = {
  functions: 'Functions, hooks and components',
  classes: 'Classes',
  interfaces: 'Interfaces',
  'type-aliases': 'Type aliases',
  enumerations: 'Enumerations',
  variables: 'Constants, and hooks and components that are declared as constants',
};

/**
 * Writes the landing page of one kind of symbols in an SDK: all symbols with their summaries, in alphabetical order.
 *
 * @param entries - symbols of that kind.
 */
export function kindLanding(sdk: Sdk, kind: KindFolder, entries: readonly SymbolEntry[]): string {
  const label = kindLabels[kind];
  const symbols = [...entries].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return `${blocks(
    [
      '---',
      `title: ${quoted(`${label} of the ${sdkTitles[sdk]} SDK`)}`,
      `description: ${quoted(`${contents[kind]} that \`${packageNames[sdk]}\` exports.`.replaceAll('`', ''))}`,
      `sidebar_label: ${quoted(label)}`,
      'kind: landing',
      '---',
    ].join('\n'),
    `${contents[kind]} that \`${packageNames[sdk]}\` exports. The [SDK page](../index.mdx) lists all symbols by purpose.`,
    symbols.map((entry) => symbolLine(entry, sdk, `api/${sdk}/${kind}`)).join('\n'),
  )}\n`;
}
