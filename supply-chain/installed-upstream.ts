import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesWithEffects } from '../plugins/client-bundle/hydration';
import { filesIn } from '../plugins/shared/files';
import { root } from '../plugins/shared/versions';
import { packageOf, upstreamFiles, type UpstreamFile, type UpstreamRecord } from './upstream';

const modules = path.join(root, 'node_modules');

/** File of the recorded hashes, relative to the project root. */
export const upstreamRecordFile = 'supply-chain/records/upstream.json';

/** Lists the installed framework files on which our code depends. */
export function installedUpstream(): UpstreamFile[] {
  const sources = ['src', 'plugins'].flatMap((folder) =>
    filesIn(path.join(root, folder))
      .filter((name) => /\.tsx?$/.test(name))
      .map((name): [string, string] => {
        const file = `${folder}/${name}`;
        return [file, readFileSync(path.join(root, file), 'utf8')];
      }),
  );
  return upstreamFiles(new Map(sources), filesWithEffects, (file) => {
    const place = path.join(modules, file);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  });
}

/**
 * Counts our files that depend on framework files, and their lines.
 *
 * @param folder - root of the project.
 * @throws Error if the list in `upstream.ts` names a file of ours that does not exist.
 */
export function countDependents(
  files: readonly UpstreamFile[],
  folder = root,
): { readonly files: number; readonly lines: number } {
  const dependents = [...new Set(files.map(({ dependent }) => dependent))];
  const lines = dependents.map((file) => readFileSync(path.join(folder, file), 'utf8').split('\n').length - 1);
  return { files: dependents.length, lines: lines.reduce((sum, count) => sum + count, 0) };
}

/** Returns the hash of an installed file, given its path under `node_modules`; undefined if it does not exist. */
export function installedHash(file: string): string | undefined {
  const place = path.join(modules, file);
  return existsSync(place) ? createHash('sha256').update(readFileSync(place)).digest('hex').slice(0, 16) : undefined;
}

/** Returns the installed version of a package; undefined if it is not installed. */
export function installedVersion(name: string): string | undefined {
  const manifest = path.join(modules, name, 'package.json');
  return existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version : undefined;
}

/** Reads the record. */
export const readUpstreamRecord = (): UpstreamRecord =>
  JSON.parse(readFileSync(path.join(root, upstreamRecordFile), 'utf8')) as UpstreamRecord;

/**
 * Records the installed files.
 *
 * @throws Error if one of the files does not exist.
 */
export function recordOf(files: readonly UpstreamFile[]): UpstreamRecord {
  const hashes = [...new Set(files.map(({ file }) => file))].sort().map((file): [string, string] => {
    const hash = installedHash(file);
    if (hash === undefined) throw new Error(`\`${file}\` does not exist. Remove it from supply-chain/upstream.ts.`);
    return [file, hash];
  });
  const names = [...new Set(hashes.map(([file]) => packageOf(file)))];
  return {
    versions: Object.fromEntries(names.map((name) => [name, installedVersion(name)!])),
    files: Object.fromEntries(hashes),
  };
}
