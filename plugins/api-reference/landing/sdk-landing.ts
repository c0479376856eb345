import { packageNames, rootModule } from '../packages';
import { purposes } from '../purposes';
import { sdkTitles, type Sdk } from '../../../src/lib/sdks';
import { isTypeKind } from '../../../src/lib/symbol-kinds';
import { blocks, escapeMdx, quoted } from '../render/markdown';
import type { SymbolEntry } from '../symbol-index';

const intros: Readonly<Record<Sdk, { title: string; description: string; text: string }>> = {
  web: {
    title: 'React SDK reference',
    description: 'API reference for the Fishjam React SDK: every hook, component and type, grouped by purpose.',
    text: 'The React SDK connects web apps to Fishjam. Use its hooks to join rooms, manage devices, share screens and livestream.',
  },
  mobile: {
    title: 'React Native SDK reference',
    description: 'API reference for the Fishjam React Native SDK: every hook, component and type, grouped by purpose.',
    text: 'The React Native SDK connects Android and iOS apps to Fishjam. Use its hooks and native views to join rooms, manage devices, share screens, livestream, and keep calls running in the background.',
  },
  server: {
    title: 'Server SDK reference (Node.js)',
    description:
      'API reference for the Fishjam server SDK for JavaScript and TypeScript: every class and type, grouped by purpose.',
    text: 'The server SDK runs on your backend. It creates rooms, peers and tokens, and receives notifications.',
  },
  'server-python': {
    title: 'Server SDK reference (Python)',
    description:
      'API reference for the Fishjam server SDK for Python: every class, function, exception and event, grouped by purpose.',
    text: 'The server SDK runs on your backend. It creates rooms, peers and tokens, and receives notifications.',
  },
};

/** Exports of each subpath that has no reference pages, with a link to the guide that explains them. */
const leftOut: Readonly<Record<string, string>> = {
  'web debug':
    'exports `useStatistics`, which returns a function that reads WebRTC statistics. See [Fix video codec problems](../../how-to/troubleshooting/video-codecs.mdx).',
  'mobile debug':
    'exports `changeWebRTCLoggingSeverity` and `useRTCStatistics` for debugging. See [Install the SDK](../../how-to/react-native/installation.mdx).',
};

/**
 * Writes the landing page of an SDK: all symbols with their summaries, grouped by purpose.
 *
 * @param entries - symbols of this SDK in one version.
 * @param packageVersion - version of the package that contains them.
 * @param undocumented - subpaths of the package that the reference leaves out.
 * @param docsVersion - name of the documented version.
 */
export function sdkLanding(
  sdk: Sdk,
  entries: readonly SymbolEntry[],
  packageVersion = 'latest',
  undocumented: readonly string[] = [],
  docsVersion = 'next',
): string {
  const { title, description, text } = intros[sdk];
  const groups = purposes[sdk]
    .map((purpose) => ({
      purpose,
      symbols: entries.filter((entry) => entry.purpose === purpose).sort(whatIsUsedFirst),
    }))
    .filter(({ symbols }) => symbols.length > 0);
  return `${blocks(
    [
      '---',
      `title: ${quoted(title)}`,
      `description: ${quoted(description)}`,
      `sidebar_label: ${quoted(sdkTitles[sdk])}`,
      'kind: landing',
      'hide_table_of_contents: false',
      '---',
    ].join('\n'),
    entries.some(({ purpose }) => purpose === 'Agents') ? `${text} It also runs agents.` : text,
    installation(sdk, packageVersion),
    isFromEarlierRelease(packageVersion, docsVersion) &&
      `There is no version ${docsVersion} of the ${sdkTitles[sdk].replace(/ \(.*/, '')} SDK, so these docs use version ${packageVersion}.`,
    `All ${entries.length} symbols, grouped by purpose:`,
    ...groups.map(({ purpose, symbols }) =>
      blocks(
        `## ${purpose}`,
        symbols.map((entry) => symbolLine(entry, sdk, `api/${sdk}`, kindNote(entry, entries))).join('\n'),
      ),
    ),
    undocumented.length > 0 &&
      blocks(
        '## Not in this reference',
        undocumented
          .map((subpath) => `- \`${packageNames[sdk]}/${subpath}\` ${leftOut[`${sdk} ${subpath}`]}`)
          .join('\n'),
      ),
  )}\n`;
}

/** Writes the command that installs an SDK. */
function installation(sdk: Sdk, version: string): string {
  if (sdk === 'server-python')
    return blocks(`\`\`\`bash\npip install "${packageNames[sdk]}==${version}"\n\`\`\``, 'Import it as `fishjam`.');
  return `\`\`\`bash npm2yarn\nnpm install ${packageNames[sdk]}@${version}\n\`\`\``;
}

/** Whether a release includes an earlier package version instead of a matching one. */
function isFromEarlierRelease(packageVersion: string, docsVersion: string): boolean {
  const minorOf = (version: string) => version.split('.').slice(0, 2).join('.');
  return /^\d/.test(docsVersion) && /^\d/.test(packageVersion) && minorOf(packageVersion) !== minorOf(docsVersion);
}

/** Sorts callable symbols before types, and keeps declaration order within each group. */
export function whatIsUsedFirst(one: SymbolEntry, other: SymbolEntry): number {
  return Number(isTypeKind(one.kind)) - Number(isTypeKind(other.kind));
}

/** Returns the kind of a constant that shares its name with a type; otherwise, an empty string. */
function kindNote({ name, kind }: SymbolEntry, entries: readonly SymbolEntry[]): string {
  return kind === 'variables' && entries.some((other) => other.name === name && other.kind !== kind) ? 'constant' : '';
}

/**
 * Writes a list item with a symbol's name, its subpath if it is not exported by the package root, and its summary.
 *
 * @param folder - folder of the page with the list.
 * @param note - text that distinguishes the symbol from another one with the same name; may be empty.
 */
export function symbolLine(entry: SymbolEntry, sdk: Sdk, folder: string, note = ''): string {
  const link = `[\`${entry.name}\`](./${entry.page.slice(folder.length + 1)}.mdx)`;
  const isFromRoot = entry.specifier === rootModule(sdk);
  const module = sdk === 'server-python' ? entry.specifier : entry.specifier.slice(packageNames[sdk].length);
  const notes = [note, isFromRoot ? '' : `from \`${module}\``].filter(Boolean).join(', ');
  return `- ${link}${notes && ` (${notes})`}: ${entry.deprecated ? '**Deprecated.** ' : ''}${proseWithCode(entry.summary)}`;
}

/** Escapes a summary for MDX without changing its inline code. */
export function proseWithCode(summary: string): string {
  return summary
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : escapeMdx(part)))
    .join('');
}
