import type { Upgrade, UpgradeSdk } from './change';

const filesOf: Readonly<Record<UpgradeSdk, readonly string[]>> = {
  web: ['*.ts', '*.tsx', '*.js', '*.jsx'],
  mobile: ['*.ts', '*.tsx', '*.js', '*.jsx'],
  server: ['*.ts', '*.js', '*.mjs', '*.cjs'],
  python: ['*.py'],
};

const skippedFolders: Readonly<Record<UpgradeSdk, readonly string[]>> = {
  web: ['node_modules', 'dist'],
  mobile: ['node_modules', 'android', 'ios'],
  server: ['node_modules', 'dist'],
  python: ['.venv', 'venv'],
};

/** Returns the names to search for in code that is upgraded, in alphabetical order. */
export function searchedNames({ changes }: Upgrade): string[] {
  return [...new Set(changes.flatMap(({ search }) => search))].sort((a, b) => a.localeCompare(b, 'en'));
}

/**
 * Writes a shell command that finds the code to look at.
 *
 * `-w` finds whole words with the `grep` of Linux and of macOS.
 *
 * @returns undefined if there is nothing to search for.
 */
export function upgradeCheck(upgrade: Upgrade): string | undefined {
  const names = searchedNames(upgrade);
  if (names.length === 0) return undefined;
  const { sdk } = upgrade;
  const options = [
    ...filesOf[sdk].map((name) => `--include='${name}'`),
    ...skippedFolders[sdk].map((name) => `--exclude-dir=${name}`),
  ];
  return `grep -rnwE ${options.join(' ')} \\\n  '${names.join('|')}' .`;
}
