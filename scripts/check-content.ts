import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { hashFolder, hashOf, hashOfPackages, openCache } from '../plugins/shared/cache';
import { formatFaults, type Fault } from '../plugins/shared/faults';
import { docsVersion, docsVersions, exists, root } from '../plugins/shared/versions';

// Checks the content of all versions and lists all faults at once; a version in which nothing has changed since it had
// none is left out. Two processes take one version after the other: what a version's compiler has read, such as the types
// of the DOM, is there for the next. Started by its parent, this file is such a process.

/** More would use more memory than a small machine has: each takes up to half a gigabyte. */
const mostProcesses = 2;

async function main(): Promise<void> {
  const faultless = openCache<true>('faultless-versions');
  const keys = keysOfVersions();
  const queue = [...keys].filter(([, key]) => !faultless.get(key)).map(([name]) => name);
  if (queue.length < keys.size) console.log(`Content: ${keys.size - queue.length} of ${keys.size} versions unchanged`);
  const faults: Fault[] = [];
  const count = Math.min(mostProcesses, availableParallelism(), queue.length);
  await Promise.all(
    Array.from({ length: count }, () =>
      checkInProcess(queue, (version, found) => {
        console.log(`Content: ${version}, ${found.length === 0 ? 'no faults' : `${found.length} faults`}`);
        faults.push(...found);
        if (found.length === 0) faultless.set(keys.get(version)!, true);
      }),
    ),
  );
  if (faults.length > 0) {
    console.error(formatFaults(faults));
    process.exitCode = 1;
  }
}

/** For each version a hash of all that its check looks at. */
function keysOfVersions(): Map<string, string> {
  const shared = hashOf(hashFolder('plugins'), hashOfPackages(), readFileSync('versions.json', 'utf8'));
  return new Map(
    docsVersions().map(({ name, docsDir, sdksDir }) => {
      const folders = [docsDir, sdksDir, `examples/${name}`].filter(exists);
      return [name, hashOf(shared, name, ...folders.flatMap((folder) => [folder, hashFolder(folder, isOurs)]))];
    }),
  );
}

const isOurs = (name: string) => !name.split(path.sep).includes('node_modules');

/** Lets a new process check versions until the queue is empty. */
function checkInProcess(queue: string[], report: (version: string, faults: Fault[]) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'check-content.ts'), { cwd: root });
    let version = queue.shift();
    const next = () => {
      if (version === undefined) child.disconnect();
      else child.send(version);
    };
    child.on('message', (message) => {
      report(version!, message as Fault[]);
      version = queue.shift();
      next();
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (version === undefined && code === 0) resolve();
      else reject(new Error(`The check of ${version} ended with code ${code}; its messages are above.`));
    });
    next();
  });
}

/** The compilers take half a second to load, and are not needed where nothing has changed. */
async function answerParent(): Promise<void> {
  const { checkVersion } = await import('../plugins/content-checks/check-version');
  process.on('message', (version: string) => process.send?.(checkVersion(docsVersion(version))));
}

await (process.send ? answerParent() : main());
