import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { buildStock, stockFolder, stockSite } from '../stock/build';
import { formatColumns } from '../support/table';
import { htmlFiles } from './times';

/** Runs a function and returns its duration in seconds. */
function time(run: () => void): string {
  const start = performance.now();
  run();
  return ((performance.now() - start) / 1000).toFixed(1);
}

/** Runs a command and shows its output only if it fails. */
function execute(command: string, ...args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** Caches and output of a Docusaurus build, relative to the site's folder. */
const leftovers = ['.docusaurus', 'node_modules/.cache', 'build'];

/** Prints the duration of each build step, from scratch and with caches. Leaves a fresh build of the site. */
export function timeSteps(): void {
  stockSite();
  const rows = [['Build, s', 'from scratch', 'again']];
  const measure = (name: string, caches: readonly string[], run: () => void) => {
    for (const folder of caches) rmSync(folder, { recursive: true, force: true });
    rows.push([name, time(run), time(run)]);
  };
  measure('API reference', ['.cache/api'], () => execute('npx', 'tsx', 'scripts/api.ts'));
  // All folders except two are emptied, so that new or renumbered caches are included.
  const checked = readdirSync('.cache')
    .map((name) => `.cache/${name}`)
    .filter((name) => name !== '.cache/api' && name !== stockFolder);
  measure('Content check', checked, () => execute('npx', 'tsx', 'scripts/check-content.ts'));
  measure('Site', leftovers, () => execute('npx', 'docusaurus', 'build'));
  measure(
    'Stock site of the same pages',
    leftovers.map((name) => `${stockFolder}/${name}`),
    buildStock,
  );
  console.log(`${formatColumns(rows)}\n${htmlFiles('build').length} pages`);
}
