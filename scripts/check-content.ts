import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashFolder, hashOf, hashOfPackages, openCache } from '../plugins/shared/cache';
import { formatFaults, type Fault } from '../plugins/shared/faults';
import { docsVersion, docsVersions, exists } from '../plugins/shared/versions';
import { answerTasks, inProcesses } from './processes';

// Checks the content of all versions and lists all faults at once; a version in which nothing has changed since it had
// none is left out. Two processes take one version after the other: what a version's compiler has read, such as the types
// of the DOM, is there for the next. Started by its parent, this file is such a process.

async function main(): Promise<void> {
  const faultless = openCache<true>('faultless-versions');
  const keys = keysOfVersions();
  const queue = [...keys].filter(([, key]) => !faultless.get(key)).map(([name]) => name);
  if (queue.length < keys.size) console.log(`Content: ${keys.size - queue.length} of ${keys.size} versions unchanged`);
  const faults: Fault[] = [];
  await inProcesses<string, Fault[]>('check-content.ts', queue, (version, found) => {
    console.log(`Content: ${version}, ${found.length === 0 ? 'no faults' : `${found.length} faults`}`);
    faults.push(...found);
    if (found.length === 0) faultless.set(keys.get(version)!, true);
  });
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

/** The compilers take half a second to load, and are not needed where nothing has changed. */
async function answerParent(): Promise<void> {
  const { checkVersion } = await import('../plugins/content-checks/check-version');
  answerTasks((version: string) => checkVersion(docsVersion(version)));
}

await (process.send ? answerParent() : main());
