import type { Sdk } from '../../../src/lib/sdks';
import type { Diagnostic } from '../../shared/diagnostics';
import { haveInOneBlock, wordsInNoBlock } from './blocks';
import type { WrittenPeculiarity } from './peculiarity';

/** A page that a peculiarity names. */
export interface NamedPage {
  /** Relative to the project root. */
  readonly file: string;
  /** See `blocksOf`. */
  readonly blocks: readonly string[];
}

/** The reference page of a symbol. */
export interface SymbolPage extends NamedPage {
  readonly members: readonly string[];
}

/** Pages of a documented version that peculiarities can name. */
export interface NamedPages {
  readonly version: string;
  symbol(sdk: Sdk, name: string): SymbolPage | undefined;
  guide(route: string): NamedPage | undefined;
}

/**
 * Finds problems in peculiarities with valid fields: names that do not exist, and words that are missing from the
 * reference or a guide.
 *
 * @param entries - the entries of all files.
 * @param versions - all documented versions, newest first.
 */
export function findDiagnosticsOfEntries(
  entries: readonly WrittenPeculiarity[],
  versions: readonly NamedPages[],
): Diagnostic[] {
  return entries.flatMap((entry) => {
    const { file, line } = entry;
    return [...idDiagnostics(entry, entries), ...diagnosticsOfEntry(entry, versions)].map((diagnostic) => ({
      file,
      line,
      ...diagnostic,
    }));
  });
}

type UnplacedDiagnostic = Pick<Diagnostic, 'what' | 'fix'>;

function idDiagnostics(entry: WrittenPeculiarity, entries: readonly WrittenPeculiarity[]): UnplacedDiagnostic[] {
  const first = entries.find(({ sdk, id }) => sdk === entry.sdk && id === entry.id);
  if (!first || first === entry) return [];
  const what = `Two entries of the SDK have the ID "${entry.id}"; the other one is in ${first.file}:${first.line}.`;
  return [{ what, fix: 'Give each entry a unique ID, for example by appending the version.' }];
}

function diagnosticsOfEntry(entry: WrittenPeculiarity, versions: readonly NamedPages[]): UnplacedDiagnostic[] {
  const names = versions.map(({ version }) => version);
  const unknown = (['since', 'until'] as const).filter((name) => entry[name] && !names.includes(entry[name]));
  if (unknown.length > 0) {
    return unknown.map((name) => ({
      what: `\`${name}\` is ${entry[name]}, which is not a documented version.`,
      fix: `Use one of: ${names.join(', ')}.`,
    }));
  }
  const newest = entry.until ? names.indexOf(entry.until) : 0;
  const oldest = entry.since ? names.indexOf(entry.since) : names.length - 1;
  if (oldest < newest) {
    return [{ what: `\`since\` (${entry.since}) is after \`until\` (${entry.until}).`, fix: 'Swap them.' }];
  }
  const holds = versions.slice(newest, oldest + 1);
  return [
    ...(newest === 0 && entry.until
      ? [{ what: '`until` is the next version, which is the default.', fix: 'Leave `until` out.' }]
      : []),
    ...holds.flatMap((version) => symbolDiagnostics(entry, version)),
    ...entry.guides.flatMap((route) => guideDiagnostics(entry, route, holds)),
  ];
}

function symbolDiagnostics(
  { sdk, symbol, member, words }: WrittenPeculiarity,
  pages: NamedPages,
): UnplacedDiagnostic[] {
  const page = pages.symbol(sdk, symbol);
  if (!page) {
    const what = `${symbol} has no reference page among those of ${sdk} in ${pages.version}.`;
    return [{ what, fix: 'Name the symbol as its page does, or set `since` and `until`.' }];
  }
  if (member !== undefined && !page.members.includes(member)) {
    const what = `${symbol} has no member ${member} in ${pages.version}.`;
    return [{ what, fix: `Use one of: ${page.members.join(', ') || 'none; leave `member` out'}.` }];
  }
  return wordDiagnostics(words, page);
}

function guideDiagnostics(
  { words }: WrittenPeculiarity,
  route: string,
  versions: readonly NamedPages[],
): UnplacedDiagnostic[] {
  const pages = versions.flatMap((version) => version.guide(route) ?? []);
  if (pages.length === 0) {
    const what = `The guide "${route}" is in none of these versions: ${versions.map(({ version }) => version).join(', ')}.`;
    return [{ what, fix: 'Write the path of the page below the docs folder, without its extension.' }];
  }
  return pages.flatMap((page) => wordDiagnostics(words, page));
}

function wordDiagnostics(words: readonly string[], { file, blocks }: NamedPage): UnplacedDiagnostic[] {
  if (haveInOneBlock(blocks, words)) return [];
  const missing = wordsInNoBlock(blocks, words);
  const list = (some: readonly string[]) => some.map((word) => `"${word}"`).join(', ');
  return [
    {
      what: `No block of ${file} has all of ${list(words)}${missing.length > 0 ? `; not found on the page: ${list(missing)}` : ''}.`,
      fix: 'Describe the fact on the page, in one paragraph, list item or table row, or choose words that the guide and the reference share.',
    },
  ];
}
