import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { whileServed, withFolder } from './browser';
import { runEngine, type EngineRun } from './engine-page';
import type { EngineFiles } from './ours';
import { rivalFile } from './rival-file';

// The plugin's UI shows five hits by default. For the golden queries, this page returns all hits. A hit is a page or a
// section, and several hits may be on one page, so only with all hits can the benchmark rate the same number of pages
// as for the other engines.
const page = `<!doctype html>
<title>lunr</title>
<script src="/lunr.js"></script>
<script type="module">
  import LunrSearchAdapter from '/lunar-search.js';
  const read = async (name) => (await fetch(name)).text();
  let adapter;
  window.benchLoad = async () => {
    const [documents, index] = await Promise.all([read('/search-doc.json'), read('/lunr-index.json')]);
    const start = performance.now();
    adapter = new LunrSearchAdapter(JSON.parse(documents).searchDocs, JSON.parse(index), '/', 5);
    return performance.now() - start;
  };
  window.benchTime = async (text) => {
    adapter.maxHits = 5;
    const start = performance.now();
    await adapter.search(text);
    return performance.now() - start;
  };
  window.benchFind = async (text) => {
    adapter.maxHits = Infinity;
    return (await adapter.search(text)).map(({ url }) => url);
  };
</script>
`;

/**
 * Returns the plugin's own client, `lunar-search.js`, with its only import resolved, as a bundler normally does.
 */
function clientScript(): string {
  const script = readFileSync(rivalFile('docusaurus-lunr-search/src/theme/SearchBar/lunar-search.js'), 'utf8');
  const resolved = script.replace('import lunr from "@generated/lunr.client";', 'const { lunr } = window;');
  if (resolved === script) throw new Error('lunar-search.js has an import that this benchmark does not expect');
  return resolved;
}

/** Measures lunr with its own client in Chromium. */
export function runLunr(
  browser: Browser,
  { documents, index }: EngineFiles,
  typed: readonly string[],
  golden: readonly string[],
  slowdown: number,
): Promise<EngineRun> {
  return withFolder((folder) => {
    writeFileSync(path.join(folder, 'search-doc.json'), documents);
    writeFileSync(path.join(folder, 'lunr-index.json'), index);
    writeFileSync(path.join(folder, 'lunar-search.js'), clientScript());
    writeFileSync(path.join(folder, 'bench.html'), page);
    copyFileSync(rivalFile('lunr/lunr.js'), path.join(folder, 'lunr.js'));
    return whileServed(folder, (baseUrl) => runEngine(browser, baseUrl, '/bench', typed, golden, slowdown));
  });
}
