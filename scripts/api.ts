import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assemble } from '../plugins/api-reference/assemble';
import { sdks, type Sdk } from '../plugins/api-reference/purposes';
import { hashFolder, hashOf, hashOfPackages } from '../plugins/shared/cache';
import type { SdkTask } from './api-one';
import { inProcesses } from './processes';
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

async function main(): Promise<void> {
  const versions = docsVersions();
  const tasks = tasksOf(versions);
  const stale = tasks.filter((task) => !isFresh(task));
  mkdirSync(path.join(root, '.cache/api'), { recursive: true });
  let done = 0;
  const failed: Task[] = [];
  const sent = new Map(stale.map((task) => [{ version: task.version.name, sdk: task.sdk, output: task.output }, task]));
  await inProcesses<SdkTask, boolean>('api-one.ts', [...sent.keys()], (message, isMade) => {
    const task = sent.get(message)!;
    if (!isMade) {
      failed.push(task);
      return;
    }
    writeFileSync(keyFile(task), task.key);
    console.log(`API reference: ${task.version.name} ${task.sdk} (${++done} of ${stale.length})`);
  });
  if (failed.length > 0) {
    for (const { version, sdk } of failed) console.error(`The reference of ${version.name} ${sdk} was not generated.`);
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

await main();
