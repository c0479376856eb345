import type { Sdk } from '../../../src/lib/sdks';
import type { Upgrade } from './change';

const filesOf: Readonly<Record<Sdk, readonly string[]>> = {
  web: ['*.[jt]s', '*.[jt]sx'],
  mobile: ['*.[jt]s', '*.[jt]sx'],
  server: ['*.[jt]s', '*.[cm][jt]s'],
  'server-python': ['*.py'],
};

const skippedFolders: Readonly<Record<Sdk, readonly string[]>> = {
  web: ['node_modules', 'dist', '.next'],
  mobile: ['node_modules', 'android', 'ios'],
  server: ['node_modules', 'dist', '.next'],
  'server-python': ['.venv', 'venv'],
};

/** Returns the names to search for in the code to upgrade, in alphabetical order. */
function searchedNames({ changes }: Upgrade): string[] {
  return [...new Set(changes.flatMap(({ search }) => search))].sort((a, b) => a.localeCompare(b, 'en'));
}

/**
 * Writes a shell command that finds the code that an upgrade affects.
 *
 * `-w` finds whole words with `grep` on both Linux and macOS.
 *
 * @returns undefined if there is nothing to search for.
 */
export function upgradeCheck(upgrade: Upgrade): string | undefined {
  const names = searchedNames(upgrade);
  if (names.length === 0) return undefined;
  const { sdk } = upgrade;
  const options = [
    filesOf[sdk].map((name) => `--include='${name}'`).join(' '),
    skippedFolders[sdk].map((name) => `--exclude-dir=${name}`).join(' '),
  ];
  const patterns = inLines(names).map((line) => `-e '${line.join('|')}'`);
  // The folder comes last, because `grep` on macOS treats everything after it as files.
  return `${['grep -rnwE', ...options, ...patterns].join(' \\\n  ')} .`;
}

/** Maximum length of a line of names. Longer lines do not fit the page. */
const longestLine = 70;

function inLines(names: readonly string[]): string[][] {
  const lines: string[][] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last && [...last, name].join('|').length <= longestLine) last.push(name);
    else lines.push([name]);
  }
  return lines;
}
