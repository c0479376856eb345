import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assemble } from './assemble';
import { sdks, type Sdk } from './purposes';
import { hashFolder, hashOf, hashOfPackages } from '../shared/cache';
import type { SdkTask } from './generate-in-process';
import { inProcesses } from '../shared/processes';
import { docsVersion, docsVersions, previousVersion, root, type DocsVersion } from '../shared/versions';

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

/**
 * Generates the reference of all versions, and puts it among their pages. An SDK whose declarations have not changed is
 * not read again.
 *
 * @returns whether all went well; what is wrong is printed.
 */
export async function generateReference(): Promise<boolean> {
  const versions = docsVersions();
  const tasks = tasksOf(versions);
  const stale = tasks.filter((task) => !isFresh(task));
  mkdirSync(path.join(root, '.cache/api'), { recursive: true });
  let done = 0;
  const failed: Task[] = [];
  const sent = new Map(stale.map((task) => [{ version: task.version.name, sdk: task.sdk, output: task.output }, task]));
  await inProcesses<SdkTask, boolean>(
    'plugins/api-reference/generate-in-process.ts',
    [...sent.keys()],
    (message, isMade) => {
      const task = sent.get(message)!;
      if (!isMade) {
        failed.push(task);
        return;
      }
      writeFileSync(keyFile(task), task.key);
      console.log(`API reference: ${task.version.name} ${task.sdk} (${++done} of ${stale.length})`);
    },
  );
  if (failed.length > 0) {
    for (const { version, sdk } of failed) console.error(`The reference of ${version.name} ${sdk} was not generated.`);
    return false;
  }
  for (const { name } of versions) {
    const before = previousVersion(name);
    const { files, changed } = await assemble(
      docsVersion(name),
      outputsOf(tasks, name),
      before === undefined ? undefined : { version: docsVersion(before), generated: outputsOf(tasks, before) },
    );
    console.log(`API reference: ${name}, ${files} files, ${changed === 0 ? 'unchanged' : `${changed} written`}`);
  }
  return true;
}

function outputsOf(tasks: readonly Task[], version: string): Record<Sdk, string> {
  return Object.fromEntries(
    tasks.filter((task) => task.version.name === version).map(({ sdk, output }) => [sdk, output]),
  ) as Record<Sdk, string>;
}
