import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { createSearcher } from '../../src/search/engine/searcher';
import type { DocumentsFile, IndexFile } from '../../src/search/engine/files';
import { builtVersions } from '../../plugins/search-index/quality/built-files';
import { answerable, measureQuality, type GoldenQuery } from '../../plugins/search-index/quality/golden';
import synonyms from '../../src/search/synonyms.json';
import { releasedVersions } from '../../plugins/shared/versions';
import { readGolden } from '../../tools/golden-queries';
import { launchChromium } from '../../tools/local/browser';
import { installFor } from '../support/install';
import { grown, grownVersion, SCALE } from './corpus';
import { LOADS } from './engine-page';
import { sizeOf, sumOf, timed } from './figures';
import { copiedLunrDocument, lunrDocuments, lunrFiles, symbolUrls } from './lunr';
import { runLunr } from './lunr-page';
import { ourFiles, readSources, versionOf, type EngineFiles } from './ours';
import { runPagefind } from './pagefind';
import { builtPages, descriptionOf, type BuiltPage } from './pages';
import { runPalette } from './palette';
import { pageQuality, PAGES } from './quality';
import { PAUSE, typedQueries } from './queries';
import { rivalFile } from './rival-file';
import { downloadCell, formatTable, qualityCells, secondsCell, sizeCell, timeCells, type Column } from './table';

/** CPU throttling factor. */
const SLOWDOWN = 4;

/** Cell for copied pages, which have no sources, so reading them cannot be measured. */
const notRead = 'not measured: copies have no sources';

/** Input for measuring an engine. */
interface Task {
  readonly browser: Browser;
  /** Folder of the built site, relative to the project root. */
  readonly site: string;
  /** Documents of the latest version. */
  readonly documents: DocumentsFile;
  readonly pages: readonly BuiltPage[];
  readonly golden: readonly GoldenQuery[];
  readonly asked: readonly GoldenQuery[];
  readonly typed: readonly string[];
}

/**
 * Compares our search with other engines on the latest version's pages, and prints a table.
 *
 * @param site - the built site, relative to the project root.
 */
export async function compareSearch(site = 'build'): Promise<void> {
  const [version = ''] = releasedVersions();
  const documents = builtVersions(site).get(version)?.documents;
  if (!documents) throw new Error(`The built site has no search files of ${version}; run "npm run build".`);
  const golden = readGolden();
  const asked = answerable(documents, golden);
  const browser = await launchChromium();
  try {
    const typed = typedQueries(asked);
    const task: Task = { browser, site, documents, pages: builtPages(documents, site), golden, asked, typed };
    console.log(formatTable(await columnsOf(task), notesOf(task)));
  } finally {
    await browser.close();
  }
}

/** Measures the engines in sequence, so that they do not compete for the processor. */
async function columnsOf(task: Task): Promise<Column[]> {
  return [
    await attempt('ours', () => ours(task, false)),
    await attempt('docusaurus-lunr-search', () => lunr(task, false)),
    await attempt(`ours, ${SCALE}x pages`, () => ours(task, true)),
    await attempt(`lunr, ${SCALE}x pages`, () => lunr(task, true)),
    await attempt('Pagefind', () => pagefind(task)),
  ];
}

/** Creates a column. If an engine fails, its column shows the error, and the other engines are still measured. */
async function attempt(name: string, measure: () => Promise<Omit<Column, 'name'>>): Promise<Column> {
  try {
    return { name, ...(await measure()) };
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return { name, cells: {}, why };
  }
}

function fileCells({ documents, index, seconds }: EngineFiles): Column['cells'] {
  const sizes = { documents: sizeOf(documents), index: sizeOf(index) };
  return {
    build: secondsCell(seconds),
    documents: sizeCell(sizes.documents),
    index: sizeCell(sizes.index),
    total: sizeCell(sumOf([sizes.documents, sizes.index])),
  };
}

async function ours(task: Task, isLarge: boolean): Promise<Omit<Column, 'name'>> {
  const { browser, site, documents, pages, golden, typed } = task;
  const read = isLarge ? undefined : await readSources(documents);
  const version = versionOf(documents, pages.map(descriptionOf));
  const files = await ourFiles(isLarge ? grownVersion(version) : version, documents);
  const searcher = createSearcher(
    JSON.parse(files.documents) as DocumentsFile,
    JSON.parse(files.index) as IndexFile,
    synonyms,
  );
  const run = await runPalette(browser, site, typed, SLOWDOWN, isLarge ? files : undefined);
  return {
    cells: {
      read: read === undefined ? notRead : secondsCell(read),
      ...fileCells(files),
      first: downloadCell(sumOf([run.script, sizeOf(files.documents), sizeOf(files.index)])),
      ...timeCells(run),
      ...qualityCells(measureQuality(searcher, documents, golden)),
    },
    why: 'the worker of this build records no times',
  };
}

async function lunr(task: Task, isLarge: boolean): Promise<Omit<Column, 'name'>> {
  installFor('search');
  const { browser, documents, pages, asked, typed } = task;
  const read = await timed(() => lunrDocuments(pages, documents.version));
  const symbols = symbolUrls(documents.searchDocs, documents.prefix);
  const files = await lunrFiles(
    isLarge ? grown(read.result, (each, copy) => copiedLunrDocument(each, copy, symbols)) : read.result,
  );
  const queries = asked.map(({ query }) => query);
  const run = await runLunr(browser, files, typed, queries, SLOWDOWN);
  const script = sizeOf(readFileSync(rivalFile('lunr/lunr.min.js')));
  return {
    cells: {
      read: isLarge ? notRead : secondsCell(read.seconds),
      ...fileCells(files),
      first: downloadCell(sumOf([script, sizeOf(files.documents), sizeOf(files.index)])),
      ...timeCells(run),
      ...qualityCells(pageQuality(asked, inVersion(run.answers, documents.prefix))),
    },
  };
}

async function pagefind({ browser, documents, pages, asked, typed }: Task): Promise<Omit<Column, 'name'>> {
  installFor('search');
  const queries = asked.map(({ query }) => query);
  const run = await runPagefind(browser, pages, typed, queries, SLOWDOWN);
  return {
    cells: {
      read: 'not measured: part of building',
      build: secondsCell(run.seconds),
      documents: sizeCell(run.documents),
      index: sizeCell(run.index),
      total: sizeCell(sumOf([run.documents, run.index])),
      first: downloadCell(run.first),
      ...timeCells(run),
      // Pagefind runs in a worker, which Chromium does not throttle, and it does not record its own times.
      slowStrokes: 'not measured: it searches in a worker',
      ...qualityCells(pageQuality(asked, inVersion(run.answers, documents.prefix))),
    },
  };
}

/** Removes the version prefix from paths, as in the golden queries. */
function inVersion(answers: readonly (readonly string[])[], prefix: string): string[][] {
  return answers.map((urls) => urls.map((url) => (url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : url)));
}

function notesOf({ documents, pages, asked, typed }: Task): string[] {
  const letters = typed.join('').length;
  return [
    `${pages.length} pages of ${documents.version}; ${SCALE}x: plus ${SCALE - 1} copies of each, with a third of the words replaced by made-up ones.`,
    'A KB is 1000 bytes. Brotli at its highest level; files that are already compressed count with their size.',
    'Reading: our search reads the MDX sources, and lunr reads the built HTML in its own threads. Pagefind reads the pages while it builds its index.',
    'Until the first result: for ours, worker, documents and index; for lunr, lunr.min.js, documents and index, without its UI;',
    '  for Pagefind, all requests that Chromium sends for "useCamera": script, WebAssembly, index and the fragments of 8 results.',
    `Loading: median of ${LOADS} fresh profiles in Chromium. Ours loads in the worker and lunr on the main thread, measured from the arrival of both files,`,
    '  including parsing; for Pagefind, init() with its downloads from this machine.',
    `Keystrokes: ${typed.length} golden queries, ${letters} letters. Ours is typed in the dialog with ${PAUSE} ms between letters, and measured from the input event`,
    '  until the frame with the results is painted. Lunr: its search function alone, on the main thread, without UI.',
    '  Pagefind: its search function and the fragments of 8 results, from this machine, without UI.',
    `Throttled: Chromium throttles only the main thread. For our search, ${SLOWDOWN - 1} times the worker time is added to each letter.`,
    `Golden queries: ${asked.length}, first ${PAGES} pages. If a query expects a section, ours must show it; for the other engines, the page is enough.`,
    'In the 10x columns, a copy of the right page counts as wrong.',
  ];
}
