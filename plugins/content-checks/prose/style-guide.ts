import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { Diagnostic } from '../../shared/diagnostics';
import { root } from '../../shared/versions';
import { readWordList, wordListFile, type WordEntry, type WordGroup } from './word-list';

const styleGuide = 'STYLE.md';
const region = /(<!-- words:start -->\n)[\s\S]*?(<!-- words:end -->)/;

/** Returns the tables of the word list, one for each group. */
export function wordTables(groups: readonly WordGroup[]): string {
  return groups
    .map(({ group, words }) => `### ${group}\n\n| Avoid | Write |\n| --- | --- |\n${words.map(row).join('\n')}\n`)
    .join('\n');
}

/** Writes a row of the table. The words to avoid are in backticks, which exempts them from the check. */
function row({ avoid, write, listed }: WordEntry): string {
  const [, words = avoid, remark = ''] = /^(.*?)((?: \([^)]*\))?)$/.exec(avoid) ?? [];
  return `| \`${words}\`${remark} | ${listed ?? write} |`;
}

/** Replaces the word list in the style guide's text. */
async function withWords(source: string): Promise<string> {
  const replaced = source.replace(
    region,
    (_, start: string, end: string) => `${start}\n${wordTables(readWordList())}\n${end}`,
  );
  const file = path.join(root, styleGuide);
  return format(replaced, { ...(await resolveConfig(file)), filepath: file });
}

/** Writes the word list into the style guide. */
export async function writeStyleGuide(): Promise<void> {
  const file = path.join(root, styleGuide);
  writeFileSync(file, await withWords(readFileSync(file, 'utf8')));
}

/** Reports a style guide whose word list differs from the data. */
export async function styleGuideDiagnostics(): Promise<Diagnostic[]> {
  const source = readFileSync(path.join(root, styleGuide), 'utf8');
  if (region.test(source) && (await withWords(source)) === source) return [];
  return [
    {
      file: styleGuide,
      what: `The word list differs from ${wordListFile}.`,
      fix: 'Run `npm run check:prose -- --write-style-guide`.',
    },
  ];
}
