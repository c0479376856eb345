import { structuredPatch } from 'diff';
import { blocks, escapeProse } from '../render/markdown';
import type { ApiChange } from './changes';
import type { SymbolHistory } from './history';
import { sinceText } from './label';
import { inWords } from './words';

/**
 * Writes the History section of a symbol's page: the changes in each version, newest first, with the lines of the
 * declaration that differ.
 *
 * @param symbol - history of the symbol.
 * @param version - version of the page. Later versions are left out, except the version that removed the symbol.
 * @param versions - oldest first.
 */
export function historySection(symbol: SymbolHistory, version: string, versions: readonly string[]): string {
  const upTo = versions.slice(0, versions.indexOf(version) + 1);
  const entries = upTo.flatMap((each) => entryOf(symbol, each, versions[versions.indexOf(each) - 1]) ?? []);
  const { deprecated, removed, instead = '' } = symbol;
  return blocks(
    '## History',
    removed !== undefined && entry(removed, `Removed. ${escapeProse(instead)}`.trim()),
    ...entries.reverse(),
    deprecated?.isOldest && entry(sinceText(deprecated), 'Deprecated.'),
    entry(sinceText(symbol), 'Added.'),
  );
}

const entry = (version: string, text: string) => `**${version}** · ${text}`;

function entryOf(symbol: SymbolHistory, version: string, before: string | undefined): string | undefined {
  const changes = changesIn(symbol, version);
  if (changes.length === 0 || before === undefined) return undefined;
  const specifier = symbol.specifiers[version];
  const moved = changes.some(({ change }) => change === 'moved') && `now imported from \`${specifier}\``;
  const clauses = [...(moved ? [moved] : []), ...inWords(changes)].join('; ');
  return blocks(
    entry(version, `${clauses.charAt(0).toUpperCase()}${clauses.slice(1)}.`),
    difference(symbol, before, version),
  );
}

/** Lists the changes to a symbol and its parts in a version. */
function changesIn(symbol: SymbolHistory, version: string): ApiChange[] {
  if (symbol.since === version) return [];
  return symbol.allChanges.filter((change) => change.version === version);
}

/**
 * Writes an import in the package's language. A specifier that starts with an npm scope (`@…`) is for TypeScript;
 * others are for Python.
 */
const importOf = (name: string, specifier: string): string =>
  specifier.startsWith('@') ? `import { ${name} } from '${specifier}';` : `from ${specifier} import ${name}`;

/** Writes the lines that differ between two declarations, with a line of context around them. */
function difference(symbol: SymbolHistory, before: string, after: string): string {
  const importIn = (version: string) => importOf(symbol.names[version] ?? '', symbol.specifiers[version] ?? '');
  const declarationIn = (version: string) => `${symbol.declarations[version] ?? ''}\n`;
  const moved = importIn(before) === importIn(after) ? [] : [`-${importIn(before)}\n+${importIn(after)}`];
  const { hunks } = structuredPatch('', '', declarationIn(before), declarationIn(after), '', '', { context: 1 });
  const parts = [...moved, ...hunks.map(({ lines }) => lines.join('\n'))];
  return parts.length > 0 ? `\`\`\`diff generated\n${parts.join('\n …\n')}\n\`\`\`` : '';
}
