import { fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { assemble } from '../plugins/api-reference/assemble';
import { sdks, type Sdk } from '../plugins/api-reference/purposes';
import { hashFolder, hashOf, hashOfPackages } from '../plugins/shared/cache';
import { docsVersion, docsVersions, previousVersion, root, type DocsVersion } from '../plugins/shared/versions';

/** The reference of one SDK in one version, and where it is generated. */
interface Task {
  readonly version: DocsVersion;
  readonly sdk: Sdk;
  readonly output: string;
  readonly key: string;
}

function tasksOf(versions: readonly DocsVersion[]): Task[] {
  const generator = hashOf(
    hashFolder('plugins/api-reference', (name) => !/^(?:landing\/|surface\/compare|assemble)/.test(name)),
    hashOfPackages(),
  );
  return versions.flatMap((version) =>
    sdks.map((sdk) => ({
      version,
      sdk,
      output: `.cache/api/${version.name}/${sdk}`,
      key: hashOf(generator, hashFolder(`${version.sdksDir}/${sdk}`)),
    })),
  );
}

const keyFile = ({ output }: Task) => path.join(root, `${output}.key`);

function isFresh(task: Task): boolean {
  return existsSync(keyFile(task)) && readFileSync(keyFile(task), 'utf8') === task.key;
}

/** Runs TypeDoc in a process of its own: its memory is given back, and several run side by side. */
function generateInProcess(task: Task): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'api-one.ts'), [task.version.name, task.sdk, task.output], {
      cwd: root,
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The reference of ${task.version.name} ${task.sdk} was not generated.`)),
    );
  });
}

async function main(): Promise<void> {
  const versions = docsVersions();
  const tasks = tasksOf(versions);
  const stale = tasks.filter((task) => !isFresh(task));
  mkdirSync(path.join(root, '.cache/api'), { recursive: true });
  let done = 0;
  const failures: Error[] = [];
  const queue = [...stale];
  const worker = async (): Promise<void> => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      try {
        await generateInProcess(task);
        mkdirSync(path.dirname(keyFile(task)), { recursive: true });
        writeFileSync(keyFile(task), task.key);
        console.log(`API reference: ${task.version.name} ${task.sdk} (${++done} of ${stale.length})`);
      } catch (error) {
        failures.push(error as Error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), stale.length) }, worker));
  if (failures.length > 0) {
    for (const failure of failures) console.error(failure.message);
    process.exitCode = 1;
    return;
  }
  for (const { name } of versions) {
    const before = previousVersion(name);
    const { files, changed } = assemble(
      docsVersion(name),
      outputsOf(tasks, name),
      before === undefined ? undefined : { version: docsVersion(before), generated: outputsOf(tasks, before) },
    );
    console.log(`API reference: ${name}, ${files} files, ${changed === 0 ? 'unchanged' : `${changed} written`}`);
  }
}

function outputsOf(tasks: readonly Task[], version: string): Record<Sdk, string> {
  return Object.fromEntries(
    tasks.filter((task) => task.version.name === version).map(({ sdk, output }) => [sdk, output]),
  ) as Record<Sdk, string>;
}

void main();
