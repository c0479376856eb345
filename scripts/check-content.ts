import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashFolder, hashOf, hashOfPackages, openCache } from '../plugins/shared/cache';
import { formatFaults, type Fault } from '../plugins/shared/faults';
import { docsVersion, docsVersions, exists } from '../plugins/shared/versions';
import { answerTasks, inProcesses } from './processes';

// Checks the content of all versions and lists all faults at once; what has not changed since it had none is left out.
// Two processes take one part after the other. Started by its parent, this file is such a process.

/** The samples in Python, of all versions; the other parts are the versions, by their names. */
const python = 'Python';

async function main(): Promise<void> {
  const faultless = openCache<true>('faultless');
  const keys = keysOfParts();
  const queue = [...keys].filter(([, key]) => !faultless.get(key)).map(([name]) => name);
  if (queue.length < keys.size) console.log(`Content: ${keys.size - queue.length} of ${keys.size} parts unchanged`);
  const faults: Fault[] = [];
  await inProcesses<string, Fault[]>('check-content.ts', queue, (part, found) => {
    console.log(`Content: ${part}, ${found.length === 0 ? 'no faults' : `${found.length} faults`}`);
    faults.push(...found);
    if (found.length === 0) faultless.set(keys.get(part)!, true);
  });
  if (faults.length > 0) {
    console.error(formatFaults(faults));
    process.exitCode = 1;
  }
}

/** For each part a hash of all that its check looks at. */
function keysOfParts(): Map<string, string> {
  const shared = hashOf(hashFolder('plugins'), hashOfPackages(), readFileSync('versions.json', 'utf8'));
  const versions = docsVersions().map(({ name, docsDir, sdksDir }) => {
    const folders = [docsDir, sdksDir, `examples/${name}`].filter(exists);
    return [name, hashOf(shared, name, ...folders.flatMap((folder) => [folder, hashFolder(folder, isOurs)]))] as const;
  });
  return new Map([[python, hashOf(...versions.map(([, key]) => key))], ...versions]);
}

const isOurs = (name: string) => !name.split(path.sep).includes('node_modules');

/** The checks take half a second to load, and are not needed where nothing has changed. */
async function answerParent(): Promise<void> {
  const [{ checkVersion }, { checkPythonOf }] = await Promise.all([
    import('../plugins/content-checks/check-version'),
    import('../plugins/content-checks/check-python'),
  ]);
  answerTasks((part: string) => (part === python ? checkPythonOf(docsVersions()) : checkVersion(docsVersion(part))));
}

await (process.send ? answerParent() : main());
