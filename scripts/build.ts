import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { checkContent, partsWithReference, PYTHON } from '../plugins/content-checks/check-content';
import { formatFaults, type Fault } from '../plugins/shared/faults';
import { answerWhenPrepared, preparedEnvironment } from '../plugins/shared/preparations';
import { inProcess } from '../plugins/shared/processes';

// Builds the site: the reference, the check of the content, and the pages. The framework is loaded while the reference is
// made and the content is checked; it waits for both where it needs them.

/** @returns whether all went well; what is wrong is printed. */
async function main(): Promise<boolean> {
  const reference = inProcess<true, boolean>('plugins/api-reference/generate-in-process.ts', true);
  const content = allFaults(reference);
  const pages = startPages();
  const ended = once(pages, 'exit') as Promise<[number | null]>;
  answerWhenPrepared(pages, { reference: () => reference, content: async () => (await content).length === 0 });
  try {
    const [isMade, faults] = await Promise.all([reference, content]);
    if (faults.length > 0) console.error(formatFaults(faults));
    if (!isMade || faults.length > 0) return false;
    const [code] = await ended;
    return code === 0;
  } finally {
    pages.kill();
  }
}

/**
 * Checks all of the content: what needs the reference when that is made, and Python beside it, because it is made in one
 * thread.
 */
async function allFaults(reference: Promise<boolean>): Promise<Fault[]> {
  const ofVersions = async () => ((await reference) ? checkContent(partsWithReference()) : []);
  return (await Promise.all([ofVersions(), checkContent([PYTHON])])).flat();
}

/** The bundler gives memory back at once that it does not need any more: a twentieth less at the most that a build has. */
const frugal = { MIMALLOC_PURGE_DELAY: '0' };

function startPages(): ChildProcess {
  const docusaurus = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');
  return fork(docusaurus, ['build'], { env: { ...frugal, ...preparedEnvironment() }, execArgv: [] });
}

if (!(await main())) process.exitCode = 1;
