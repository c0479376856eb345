import { hashFolder, hashOf, openCache } from '../shared/cache';
import type { DocsVersion } from '../shared/versions';
import { projectOf } from './example-files';
import { environmentOf, type Environment } from './environments';
import { hasFlag, plainCode, type Sample } from './sample';
import { createTypeScriptChecker, type CheckedSample, type SiblingFile, type TypeScriptChecker } from './typescript';
import { version as typescriptVersion } from 'typescript';

/** Languages that the TypeScript compiler checks. */
const typescriptLanguages: ReadonlySet<string> = new Set(['ts', 'tsx', 'typescript', 'js', 'jsx', 'javascript']);

/**
 * Whether a sample is checked by the TypeScript compiler. Signatures are declarations, not programs, and what is
 * `generated` comes from the declarations themselves.
 */
export function isTypeScript(sample: Sample): boolean {
  return typescriptLanguages.has(sample.lang) && !hasFlag(sample, 'signature') && !hasFlag(sample, 'generated');
}

const folderOf: Readonly<Record<Environment, string>> = { browser: 'web', 'react-native': 'mobile', node: 'server' };

const checkers = new Map<string, TypeScriptChecker>();
const hashes = new Map<string, string>();

/**
 * Checks a TypeScript sample, or takes the result of an earlier run for the same code, environment and declarations.
 * The places of faults are those of this sample, wherever the code was seen first; for a part of an example, those in
 * the example.
 */
export function checkedSample(
  version: DocsVersion,
  sample: Sample,
  siblings: readonly SiblingFile[] = [],
): CheckedSample {
  const cache = openCache<CheckedSample>('samples-v2');
  const relative: Sample = { ...sample, line: 0, file: sample.file };
  const key = keyOf(version, sample, siblings);
  const known = cache.get(key);
  const result = known ?? checkerOf(version)(relative, siblings);
  if (!known) cache.set(key, result);
  if (sample.example) return result;
  return {
    hovers: result.hovers,
    faults: result.faults.map((fault) => ({ ...fault, file: sample.file, line: sample.line + (fault.line ?? 0) })),
  };
}

function checkerOf(version: DocsVersion): TypeScriptChecker {
  let checker = checkers.get(version.name);
  if (!checker) {
    checker = createTypeScriptChecker(version);
    checkers.set(version.name, checker);
  }
  return checker;
}

function keyOf(version: DocsVersion, sample: Sample, siblings: readonly SiblingFile[]): string {
  const code = sample.example?.view.whole ?? plainCode(sample).code;
  const environment = environmentOf({ code, file: sample.file });
  return hashOf(
    typescriptVersion,
    version.name,
    environment,
    hashOfFolder(`${version.sdksDir}/${folderOf[environment]}`),
    sample.lang,
    code,
    // The same code has other places on another page, and other neighbours in another project.
    sample.code,
    ...(sample.example ? [sample.example.file, hashOfFolder(projectOf(sample.example.file))] : []),
    ...siblings.flatMap(({ name, code }) => [name, code]),
  );
}

function hashOfFolder(folder: string): string {
  const known = hashes.get(folder);
  if (known) return known;
  const hash = hashFolder(folder, (name) => !name.includes('node_modules'));
  hashes.set(folder, hash);
  return hash;
}
