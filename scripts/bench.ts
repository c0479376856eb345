import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { compareBuilds } from '../bench/build/determinism';
import { measure } from '../bench/build/measure';
import { buildTimes } from '../bench/build/times';
import { compareSearch } from '../bench/search/compare';
import { sizeOf } from '../bench/search/figures';

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

// What takes long is asked for: builds of two and four times the pages, and builds that have to be the same.
if (process.argv.includes('--determinism')) process.exit((await compareBuilds()) === 0 ? 0 : 1);
rows.push(...(await buildTimes(0)));
if (process.argv.includes('--growth')) for (const added of [4, 12]) rows.push(...(await buildTimes(added)));
await measure('npm', ['run', 'build']);

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
