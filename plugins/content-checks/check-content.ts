import { readFileSync } from 'node:fs';
import { hashFolder, hashOf, openCache } from '../shared/cache';
import { peculiaritiesDir } from './peculiarities/files';
import { countDiagnostics, type Diagnostic } from '../shared/diagnostics';
import { inProcesses } from '../shared/processes';
import { docsVersion, docsVersions, exists, type DocsVersion } from '../shared/versions';
import { hashOfPython } from './python-pages';

/** Name of the part that consists of the Python samples of all versions. */
export const PYTHON = 'Python';

/** Name of the part that consists of the upgrade guides of all versions. */
export const UPGRADES = 'Upgrade guides';

/**
 * Name of the part that consists of the SDKs' peculiarities in all versions. Every other part is a version and has its
 * name.
 */
export const PECULIARITIES = 'Peculiarities';

const versionNames = (): string[] => docsVersions().map(({ name }) => name);

/** Parts of the content that are also checked against the reference: all except {@link PYTHON}. */
export const partsWithReference = (): string[] => [...versionNames(), PECULIARITIES, UPGRADES];

/**
 * Checks parts of the content, except parts that have not changed since they last passed.
 *
 * @returns all problems.
 */
export async function checkContent(parts: readonly string[]): Promise<Diagnostic[]> {
  const clean = openCache<true>('clean');
  const keys = keysOf(parts);
  const changed = parts.filter((name) => !clean.get(keys.get(name)!));
  if (changed.length < parts.length)
    console.log(`Content: ${parts.length - changed.length} of ${parts.length} parts unchanged`);
  const diagnostics: Diagnostic[] = [];
  await inProcesses<string, Diagnostic[]>(
    'plugins/content-checks/check-part.ts',
    inBestOrder(changed),
    (part, found) => {
      console.log(`Content: ${part}, ${countDiagnostics(found)}`);
      diagnostics.push(...found);
      if (found.length === 0) clean.set(keys.get(part)!, true);
    },
  );
  return diagnostics;
}

/**
 * Sorts the parts. The latest version comes last, because it reuses the cached results of the samples that it shares
 * with the next version.
 */
function inBestOrder(parts: readonly string[]): string[] {
  const [next, ...released] = versionNames();
  return [next!, PYTHON, PECULIARITIES, UPGRADES, ...released.reverse()].filter((name) => parts.includes(name));
}

/** Returns a hash of the complete content of each part. */
function keysOf(parts: readonly string[]): Map<string, string> {
  const shared = hashOf(...['versions.json', '.prettierrc.json'].map((file) => readFileSync(file, 'utf8')));
  const hashes = (part: string) => {
    if (part === PYTHON) return docsVersions().map(hashOfPython);
    if (part === PECULIARITIES) return [...docsVersions().flatMap(hashesOfVersion), ...hashesOf([peculiaritiesDir])];
    // Upgrade guides are compared with the changes between generated references.
    if (part === UPGRADES) return hashesOf(['sdks', '.cache/api']);
    return hashesOfVersion(docsVersion(part));
  };
  return new Map(parts.map((part) => [part, hashOf(shared, part, ...hashes(part))]));
}

const hashesOf = (folders: readonly string[]): string[] =>
  folders.filter(exists).flatMap((folder) => [folder, hashFolder(folder)]);

const hashesOfVersion = ({ name, docsDir, sdksDir }: DocsVersion): string[] =>
  hashesOf([docsDir, sdksDir, `examples/${name}`]);
