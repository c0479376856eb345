import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { compareSearch } from '../bench/search/compare';
import { sizeOf } from '../bench/search/figures';
import { benchLoad } from './bench-load';

/** Runs a command and tells how long it took, in seconds. */
function time(command: string, ...args: readonly string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stderr}`);
  return (performance.now() - start) / 1000;
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Size of a file of the built site as it goes over the wire, in bytes. */
function brotliSize(file: string): number {
  return sizeOf(readFileSync(path.join('build', file))).brotli;
}

/** What a page asks for on a first visit: itself, and the styles and scripts that its HTML names. */
function pageWeight(page: string): { html: number; scripts: number; styles: number } {
  const html = readFileSync(path.join('build', page), 'utf8');
  const assets = [
    ...new Set([...html.matchAll(/(?:src|href)="?(\/assets\/[^"\s>]+\.(?:js|css))/g)].map((match) => match[1] ?? '')),
  ];
  const sum = (extension: string) =>
    assets.filter((asset) => asset.endsWith(extension)).reduce((total, asset) => total + brotliSize(asset), 0);
  return { html: brotliSize(page), scripts: sum('.js'), styles: sum('.css') };
}

const rows: [string, string][] = [];

rmSync('.cache/api', { recursive: true, force: true });
rows.push(['API reference from nothing', `${time('npx', 'tsx', 'scripts/api.ts').toFixed(1)} s`]);
rows.push(['API reference, unchanged', `${time('npx', 'tsx', 'scripts/api.ts').toFixed(1)} s`]);
rmSync('.cache/samples-v1', { recursive: true, force: true });
rows.push(['Content check from nothing', `${time('npx', 'tsx', 'scripts/check-content.ts').toFixed(1)} s`]);
rows.push(['Content check, unchanged', `${time('npx', 'tsx', 'scripts/check-content.ts').toFixed(1)} s`]);
for (const folder of ['.docusaurus', 'node_modules/.cache', 'build']) rmSync(folder, { recursive: true, force: true });
rows.push(['Site, cold', `${time('npx', 'docusaurus', 'build').toFixed(1)} s`]);
rows.push(['Site, warm', `${time('npx', 'docusaurus', 'build').toFixed(1)} s`]);

const pages = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
rows.push(['Pages', String(pages.length)]);
for (const page of [
  'index.html',
  'tutorials/react-quick-start.html',
  'api/web/functions/useCamera.html',
  'api/reference.html',
]) {
  if (!existsSync(path.join('build', page))) continue;
  const { html, scripts, styles } = pageWeight(page);
  rows.push([
    `First visit of /${page} (brotli)`,
    `${kilobytes(html + scripts + styles)}: HTML ${kilobytes(html)}, scripts ${kilobytes(scripts)}, styles ${kilobytes(styles)}`,
  ]);
}

const width = Math.max(...rows.map(([name]) => name.length));
for (const [name, value] of rows) console.log(`${name.padEnd(width)}  ${value}`);

console.log();
await compareSearch();

console.log();
await benchLoad();
