import { packageNames } from '../packages';
import { sdkTitles, type Sdk } from '../../../src/lib/sdks';
import { blocks, quoted } from '../render/markdown';
import type { SymbolEntry } from '../symbol-index';
import type { KindFolder } from '../../../src/lib/symbol-kinds';
import { symbolLine } from './sdk-landing';

/** Sidebar label of each kind of symbol. */
export const kindLabels: Readonly<Record<KindFolder, string>> = {
  functions: 'Functions',
  classes: 'Classes',
  interfaces: 'Interfaces',
  'type-aliases': 'Type aliases',
  enumerations: 'Enumerations',
  exceptions: 'Exceptions',
  events: 'Events',
  variables: 'Variables',
};

/** Contents of each kind's page in React's terms. TypeDoc does not distinguish hooks and components. */
const contents: Readonly<Record<KindFolder, string>> = {
  functions: 'Functions, hooks and components',
  classes: 'Classes',
  interfaces: 'Interfaces',
  'type-aliases': 'Type aliases',
  enumerations: 'Enumerations',
  exceptions: 'Exceptions',
  events: 'Notifications',
  variables: 'Constants',
};

/** Contents of the pages that differ for the Python SDK, which has no hooks or components. */
const pythonContents: Readonly<Partial<Record<KindFolder, string>>> = {
  functions: 'Functions',
  variables: 'Constants and type aliases',
};

/** Describes the contents of the page for one kind in an SDK. */
const contentsOf = (sdk: Sdk, kind: KindFolder): string =>
  sdk === 'server-python' && kind in pythonContents ? pythonContents[kind]! : contents[kind];

/**
 * Writes the landing page for one kind of symbol in an SDK: all symbols with their summaries, in alphabetical order.
 *
 * @param entries - symbols of that kind.
 */
export function kindLanding(sdk: Sdk, kind: KindFolder, entries: readonly SymbolEntry[]): string {
  const label = kindLabels[kind];
  const symbols = [...entries].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return `${blocks(
    [
      '---',
      `title: ${quoted(`${label} in the ${sdkTitles[sdk]} SDK`)}`,
      `description: ${quoted(`${contentsOf(sdk, kind)} exported by \`${packageNames[sdk]}\`.`.replaceAll('`', ''))}`,
      `sidebar_label: ${quoted(label)}`,
      'kind: landing',
      '---',
    ].join('\n'),
    `${contentsOf(sdk, kind)} exported by \`${packageNames[sdk]}\`. The [SDK page](../index.mdx) lists all symbols by purpose.`,
    symbols.map((entry) => symbolLine(entry, sdk, `api/${sdk}/${kind}`)).join('\n'),
  )}\n`;
}
