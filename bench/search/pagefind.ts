import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { whileServed, withFolder, withPage } from './browser';
import { runEngine, type EngineRun, type EngineWindow } from './engine-page';
import { sizeOf, sumOf, timed, type Size } from './figures';
import type { BuiltPage } from './pages';
import { PAGES } from './quality';
import { rivalFile } from './rival-file';

/** Transfer sizes and results of Pagefind. */
export interface PagefindRun extends EngineRun {
  readonly seconds: number;
  /** Size of the fragments, which contain the displayed data of the pages. */
  readonly documents: Size;
  /** Size of the index chunks and of the files that reference them. */
  readonly index: Size;
  /** Size of all downloads for the first query. */
  readonly first: Size;
}

const firstQuery = 'useCamera';

const page = `<!doctype html>
<title>Pagefind</title>
<script type="module">
  import * as pagefind from '/pagefind/pagefind.js';
  const find = async (text) => {
    const { results } = await pagefind.search(text);
    return Promise.all(results.slice(0, ${PAGES}).map((result) => result.data()));
  };
  window.benchLoad = async () => {
    const start = performance.now();
    await pagefind.init();
    return performance.now() - start;
  };
  window.benchTime = async (text) => {
    const start = performance.now();
    await find(text);
    return performance.now() - start;
  };
  window.benchFind = async (text) => (await find(text)).map(({ url }) => url);
</script>
`;

/**
 * Indexes copies of the pages, and measures Pagefind with its own JavaScript in Chromium.
 *
 * @throws Error when Pagefind's program cannot run on this machine. It comes in an optional package for each platform.
 */
export function runPagefind(
  browser: Browser,
  pages: readonly BuiltPage[],
  typed: readonly string[],
  golden: readonly string[],
  slowdown: number,
): Promise<PagefindRun> {
  return withFolder(async (folder) => {
    for (const { url, file } of pages) {
      const copy = path.join(folder, `${url}.html`);
      mkdirSync(path.dirname(copy), { recursive: true });
      copyFileSync(file, copy);
    }
    const { seconds } = await timed(() => buildIndex(folder));
    const output = path.join(folder, 'pagefind');
    const names = readdirSync(output, { recursive: true, encoding: 'utf8' });
    const total = (wanted: RegExp) =>
      sumOf(names.filter((name) => wanted.test(name)).map((name) => sizeOf(readFileSync(path.join(output, name)))));
    writeFileSync(path.join(folder, 'bench.html'), page);
    return whileServed(folder, async (baseUrl) => ({
      seconds,
      documents: total(/\.pf_fragment$/),
      index: total(/\.pf_index$|\.pf_meta$|\.pf_filter$|^pagefind-entry\.json$/),
      first: await firstDownload(browser, baseUrl, folder),
      ...(await runEngine(browser, baseUrl, '/bench', typed, golden, slowdown)),
    }));
  });
}

/** Indexes only the article of each page, so that navigation text does not match. */
function buildIndex(folder: string): void {
  const { status, stderr, error } = spawnSync(
    process.execPath,
    [rivalFile('pagefind/lib/runner/bin.cjs'), '--site', folder, '--root-selector', 'article'],
    { encoding: 'utf8' },
  );
  if (error) throw error;
  if (status !== 0) throw new Error(`Pagefind cannot run here: ${stderr.trim().split('\n')[0]}`);
}

function firstDownload(browser: Browser, baseUrl: string, folder: string): Promise<Size> {
  return withPage(browser, baseUrl, async (tab) => {
    const asked = new Set<string>();
    tab.context().on('request', (request) => asked.add(new URL(request.url()).pathname));
    await tab.goto('/bench', { waitUntil: 'load' });
    await tab.evaluate((query) => (window as unknown as EngineWindow).benchFind(query), firstQuery);
    const files = [...asked].filter((name) => name.startsWith('/pagefind/'));
    return sumOf(files.map((name) => sizeOf(readFileSync(path.join(folder, name)))));
  });
}
