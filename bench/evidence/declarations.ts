import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageNames, packagesOf } from '../../plugins/api-reference/packages';
import { docsVersions, root } from '../../plugins/shared/versions';
import type { Figures } from '../../src/lib/evidence/reports';
import { sdks } from '../../src/lib/sdks';

/**
 * Compares all declarations with the recorded API of their releases, and counts the compared symbols.
 *
 * @throws Error when a declaration differs.
 */
export function measureDeclarations(): Figures['declarations'] {
  const { status } = spawnSync('npm', ['run', '--silent', 'check:sdks'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The declarations differ from the recorded API. Correct them first.');
  return docsVersions().flatMap((version) =>
    sdks.map((sdk) => {
      const name = packageNames[sdk];
      const release = packagesOf(version)[name];
      if (!release) throw new Error(`${version.sdksDir}/packages.json has no release of ${name}. Add it.`);
      return { version: version.name, sdk, package: name, release, symbols: symbolsIn(version.name, sdk) };
    }),
  );
}

/**
 * Counts the symbols in a recorded API. TypeScript and Python records differ in format, but both list the symbols of
 * each module.
 */
function symbolsIn(version: string, sdk: string): number {
  const file = path.join(root, `tests/surface/${version}.${sdk}.json`);
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly modules:
      readonly { readonly symbols: readonly unknown[] }[] | Readonly<Record<string, readonly unknown[]>>;
  };
  const lists = Array.isArray(modules)
    ? (modules as readonly { readonly symbols: readonly unknown[] }[]).map(({ symbols }) => symbols)
    : Object.values(modules as Readonly<Record<string, readonly unknown[]>>);
  return lists.reduce((total, { length }) => total + length, 0);
}
