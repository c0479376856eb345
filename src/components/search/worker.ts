import type { DocumentsFile, IndexFile } from '@site/plugins/search/engine/files';
import { mergeAnswers } from '@site/plugins/search/engine/merge';
import { createSearcher, FilesDoNotFit, type Searcher } from '@site/plugins/search/engine/searcher';
import { NAMES_PLACEHOLDER, unfoldFileNames } from '@site/plugins/search/site/file-names';
import type { FileNames, FileNamesByVersion } from '@site/plugins/search/site/site-data';
import synonyms from '@site/plugins/search/synonyms.json';
import type { SearchRequest, SearchResponse } from './protocol';

const fileNames = unfoldFileNames(NAMES_PLACEHOLDER);

const loads = new Map<string, Promise<Searcher>>();

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => void respond(data));

async function respond(request: SearchRequest): Promise<void> {
  let response: SearchResponse;
  try {
    const searchers = await Promise.all(request.versions.map((version) => searcherOf(request.folder, version)));
    const start = performance.now();
    const answers = searchers.map((searcher) => searcher.search(request.text, request.from, request.maxHits));
    performance.measure('search:answer', { start, detail: request.text });
    const maxHits = request.maxHits ?? Math.max(...searchers.map((searcher) => searcher.maxHits));
    response = { id: request.id, answer: mergeAnswers(answers, maxHits) };
  } catch (error) {
    const failure = error instanceof FilesDoNotFit ? 'outdated' : 'unavailable';
    response = { id: request.id, failure, reason: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(response);
}

/** The searcher of a version, loaded once. A load that failed is forgotten, so that the next request tries again. */
function searcherOf(folder: string, version: string): Promise<Searcher> {
  let load = loads.get(version);
  if (!load) {
    load = loadSearcher(folder, version);
    load.catch(() => loads.delete(version));
    loads.set(version, load);
  }
  return load;
}

/**
 * Loads the files of this build. When they are gone or broken, a newer build of the site may be online: then its
 * files are loaded, both of them, so that two builds are never mixed.
 */
async function loadSearcher(folder: string, version: string): Promise<Searcher> {
  try {
    const names = fileNames[version];
    if (!names) throw new Error(`There is no search for ${version}.`);
    return await readSearcher(folder, names, 'default');
  } catch (first) {
    const newest = await newestFiles(folder, version).catch(() => undefined);
    if (!newest) throw first;
    return readSearcher(folder, newest, 'reload');
  }
}

async function readSearcher(folder: string, names: FileNames, cache: RequestCache): Promise<Searcher> {
  const [documents, index] = await Promise.all([
    readText(folder + names.documents, cache),
    readText(folder + names.index, cache),
  ]);
  const start = performance.now();
  const searcher = createSearcher(JSON.parse(documents) as DocumentsFile, JSON.parse(index) as IndexFile, synonyms);
  performance.measure('search:load', { start, detail: searcher.version });
  return searcher;
}

async function newestFiles(folder: string, version: string): Promise<FileNames | undefined> {
  const manifest = JSON.parse(await readText(`${folder}manifest.json`, 'no-cache')) as FileNamesByVersion;
  return manifest[version];
}

async function readText(address: string, cache: RequestCache): Promise<string> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return response.text();
}
