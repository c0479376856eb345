import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFolder, hashOf, openCache } from '../../shared/cache';
import type { Diagnostic } from '../../shared/diagnostics';
import { exists, root, type DocsVersion } from '../../shared/versions';
import { runPyright } from './pyright';
import { plainCode, type Sample } from './sample';

/** Matches errors about packages that samples may import without stubs in this project. */
const unstubbed =
  /Import "(?:fastapi|httpx|uvicorn|starlette|google|dotenv|jwt|psycopg|pydantic|websockets)[\w.]*" could not be resolved/;

/** A sample and its file name during the check. Samples in the same set can import each other by these names. */
export interface PythonFile {
  readonly name: string;
  readonly sample: Sample;
}

/** Files that are checked together against the stubs of a version's SDK. */
export interface PythonSet {
  readonly version: DocsVersion;
  readonly files: readonly PythonFile[];
}

/**
 * Checks sets of Python files, or returns the results of an earlier run.
 *
 * pyright takes seconds to start, so one run checks all new sets.
 *
 * @returns the problems in each set, in order.
 * @throws Error when pyright itself fails.
 */
export function checkPython(sets: readonly PythonSet[]): (readonly Diagnostic[])[] {
  const cache = openCache<readonly Diagnostic[]>('python');
  const stubs = new Map(sets.map(({ version }) => [version.name, hashOfStubs(version)]));
  const keys = sets.map(({ version: { name }, files }) => hashOf(name, stubs.get(name)!, JSON.stringify(files)));
  const known = keys.map((key) => cache.get(key));
  const stale = sets.filter(({ files }, index) => files.length > 0 && !known[index]);
  const diagnosticsOfStale = stale.length > 0 ? runOnSets(stale) : [];
  const made = new Map(stale.map((set, index) => [set, diagnosticsOfStale[index]!]));
  sets.forEach((set, index) => {
    const diagnostics = made.get(set);
    if (diagnostics) cache.set(keys[index]!, diagnostics);
  });
  return sets.map((set, index) => known[index] ?? made.get(set) ?? []);
}

const stubsOf = ({ sdksDir }: DocsVersion): string => `${sdksDir}/python`;

/** Returns a hash of a version's SDK stubs, or an empty string if the version has none. */
export const hashOfStubs = (version: DocsVersion): string =>
  exists(stubsOf(version)) ? hashFolder(stubsOf(version)) : '';

/** Runs pyright on sets of files. Each set has its own folder, in which its files can import each other. */
function runOnSets(sets: readonly PythonSet[]): Diagnostic[][] {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache/python-'));
  const folderOf = (set: number) => path.join(folder, `set-${set}`);
  const pathsFor = (version: DocsVersion) => (exists(stubsOf(version)) ? [path.join(root, stubsOf(version))] : []);
  const stubs = [...new Set(sets.flatMap(({ version }) => pathsFor(version)))];
  try {
    sets.forEach(({ files }, set) => {
      for (const { name, sample } of files) {
        const file = path.join(folderOf(set), name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, plainCode(sample).code);
      }
    });
    const found = runPyright(folder, {
      typeCheckingMode: 'standard',
      reportMissingModuleSource: 'none',
      executionEnvironments: [
        ...sets.map(({ version }, set) => ({ root: `set-${set}`, extraPaths: pathsFor(version) })),
        // The stubs of a version import each other.
        ...stubs.map((each) => ({ root: path.relative(folder, each) })),
      ],
    }).filter(({ severity, message }) => severity === 'error' && !unstubbed.test(message));
    return sets.map(({ version, files }, set) =>
      files.flatMap(({ name, sample }) =>
        found
          .filter(({ file }) => path.relative(folderOf(set), file) === name)
          .map(({ message, range }) => ({
            file: sample.file,
            line: sample.line + (plainCode(sample).sourceLines[range.start.line] ?? 0),
            what: `The sample does not match the Python SDK of ${version.name}: ${message}`,
            fix: `Look the name up in ${stubsOf(version)}, or correct the code.`,
          })),
      ),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
