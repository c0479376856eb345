import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { checkContent, PYTHON, versionParts } from '../plugins/content-checks/check-content';
import { formatFaults, type Fault } from '../plugins/shared/faults';

// Builds the site when the reference is there: the check of the content, and the pages.

async function main(): Promise<void> {
  const faults = await checkContent(versionParts());
  if (faults.length > 0) return fail([...faults, ...(await checkContent([PYTHON]))]);
  // Most of the work on the pages is done in one thread, and they do not need what is found in Python.
  const pages = startPages();
  const ended = once(pages, 'exit');
  const inPython = await checkContent([PYTHON]).catch((error: unknown) => {
    pages.kill();
    throw error;
  });
  if (inPython.length > 0) pages.kill();
  const [code] = (await ended) as [number | null];
  if (inPython.length > 0) return fail(inPython);
  if (code !== 0) fail();
}

function startPages(): ChildProcess {
  const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  return spawn(process.execPath, [docusaurus, 'build'], { stdio: 'inherit' });
}

function fail(faults: readonly Fault[] = []): void {
  if (faults.length > 0) console.error(formatFaults(faults));
  process.exitCode = 1;
}

await main();
