import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { checkVersion } from '../plugins/content-checks/check-version';
import { formatFaults, type Fault } from '../plugins/shared/faults';
import { docsVersion, docsVersions, root } from '../plugins/shared/versions';

// Checks the content of all versions, each in a process of its own, and lists all faults at once.
// With a version as its argument it checks that one and reports to its parent.

function checkInProcess(version: string): Promise<Fault[]> {
  return new Promise((resolve, reject) => {
    const child = fork(path.join(import.meta.dirname, 'check-content.ts'), [version], { cwd: root });
    let faults: Fault[] | undefined;
    child.on('message', (message) => (faults = message as Fault[]));
    child.on('error', reject);
    child.on('exit', (code) =>
      faults
        ? resolve(faults)
        : reject(new Error(`The check of ${version} ended with code ${code}; its messages are above.`)),
    );
  });
}

async function main(): Promise<void> {
  const queue = docsVersions().map(({ name }) => name);
  const faults: Fault[] = [];
  const worker = async (): Promise<void> => {
    for (let version = queue.shift(); version; version = queue.shift()) {
      const found = await checkInProcess(version);
      console.log(`Content: ${version}, ${found.length === 0 ? 'no faults' : `${found.length} faults`}`);
      faults.push(...found);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  if (faults.length > 0) {
    console.error(formatFaults(faults));
    process.exitCode = 1;
  }
}

const [version] = process.argv.slice(2);
if (version && process.send) process.send(checkVersion(docsVersion(version)));
else await main();
