import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assemble } from './assemble';
import { apiHistory, writeHistory, type ApiHistory } from './history/file';
import { findWrongPairs, platformPairs } from './platforms/pairs';
import { folderOfSdk, sdks, type Sdk } from '../../src/lib/sdks';
import { hashFolder, hashOf, hashOfCode } from '../shared/cache';
import { ContentDiagnostics, throwDiagnostics } from '../shared/diagnostics';
import { guidePages } from '../shared/guide-pages';
import { writeUpgradePages } from './upgrades/write-pages';
import { docsVersion, docsVersions, previousVersion, root, type DocsVersion } from '../shared/versions';

/** The reference of one SDK in one version, and the folder in which it is generated. */
interface Task {
  readonly version: DocsVersion;
  readonly sdk: Sdk;
  readonly output: string;
  readonly key: string;
}

export function tasksOf(versions: readonly DocsVersion[]): Task[] {
  const compilerOptions = readFileSync(path.join(root, 'sdks/tsconfig.json'), 'utf8');
  return versions.flatMap((version) =>
    sdks.map((sdk) => ({
      version,
      sdk,
      output: `.cache/api/${version.name}/${sdk}`,
      key: hashOf(
        hashOfCode(),
        version.name,
        hashFolder(`${version.sdksDir}/${folderOfSdk(sdk)}`),
        ...(sdk === 'server-python' ? [] : [compilerOptions]),
      ),
    })),
  );
}

const keyFile = ({ output }: Task) => path.join(root, `${output}.key`);

function isFresh(task: Task): boolean {
  return existsSync(keyFile(task)) && readFileSync(keyFile(task), 'utf8') === task.key;
}

/**
 * Generates the reference of all versions, adds it to their docs, and writes the upgrade guides.
 *
 * An SDK whose declarations have not changed is not read again. A single process reads all SDKs and reuses parsed and
 * formatted results. Two processes took longer and used 50% more CPU time.
 *
 * @returns whether everything succeeded; problems are printed.
 */
export async function generateReference(): Promise<boolean> {
  const versions = docsVersions();
  const tasks = tasksOf(versions);
  if (!(await generateStale(tasks))) return false;
  try {
    await addToDocs(versions, tasks);
    return true;
  } catch (error) {
    if (!(error instanceof ContentDiagnostics)) throw error;
    console.error(error.message);
    return false;
  }
}

/** @returns whether the reference of every SDK is up to date; problems are printed. */
async function generateStale(tasks: readonly Task[]): Promise<boolean> {
  const stale = tasks.filter((task) => !isFresh(task));
  mkdirSync(path.join(root, '.cache/api'), { recursive: true });
  let done = 0;
  const failed: Task[] = [];
  for (const task of stale) {
    // If the run stops, a key would declare an incomplete folder up to date.
    rmSync(keyFile(task), { force: true });
    if (!(await generate(task))) {
      failed.push(task);
      continue;
    }
    writeFileSync(keyFile(task), task.key);
    console.log(`API reference: ${task.version.name} ${task.sdk} (${++done} of ${stale.length})`);
  }
  for (const { version, sdk } of failed) console.error(`The reference of ${version.name} ${sdk} was not generated.`);
  return failed.length === 0;
}

/**
 * Writes the history, the docs of all versions and the upgrade guides.
 *
 * @throws ContentDiagnostics when the recorded renames, platform pairs or upgrades are wrong.
 */
async function addToDocs(versions: readonly DocsVersion[], tasks: readonly Task[]): Promise<void> {
  await writeHistory(...tasks.map(({ key }) => key));
  checkPlatformPairs(versions, apiHistory());
  for (const { name } of versions) {
    const before = previousVersion(name);
    const { files, changed } = await assemble(
      docsVersion(name),
      outputsOf(tasks, name),
      apiHistory(),
      before === undefined ? undefined : { version: docsVersion(before), generated: outputsOf(tasks, before) },
    );
    console.log(`API reference: ${name}, ${files} files, ${changed === 0 ? 'unchanged' : `${changed} written`}`);
  }
  const { files, changed } = writeUpgradePages();
  console.log(`Upgrade guides: ${files} files, ${changed === 0 ? 'unchanged' : `${changed} written`}`);
}

function checkPlatformPairs(versions: readonly DocsVersion[], history: ApiHistory): void {
  const namesOf = (sdk: Sdk) => new Set(history[sdk].symbols.flatMap(({ names }) => Object.values(names)));
  const guides = new Set(
    versions.flatMap((version) => guidePages(version).map((page) => page.path.replace(/\.mdx$/, ''))),
  );
  throwDiagnostics(
    findWrongPairs(platformPairs(), { symbols: { web: namesOf('web'), mobile: namesOf('mobile') }, guides }),
  );
}

/** @returns whether the reference of an SDK was generated; problems are printed. */
async function generate({ version, sdk, output }: Task): Promise<boolean> {
  try {
    // Loaded on demand: TypeDoc takes a second to load, and usually nothing has changed.
    if (sdk === 'server-python') await (await import('./python/generate')).generatePython(version, output);
    else await (await import('./typescript/generate-sdk')).generateSdk(version, sdk, output);
    return true;
  } catch (error) {
    console.error(error instanceof ContentDiagnostics ? error.message : error);
    return false;
  }
}

function outputsOf(tasks: readonly Task[], version: string): Record<Sdk, string> {
  return Object.fromEntries(
    tasks.filter((task) => task.version.name === version).map(({ sdk, output }) => [sdk, output]),
  ) as Record<Sdk, string>;
}
