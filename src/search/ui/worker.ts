import type { DocumentsFile, IndexFile } from '@site/src/search/engine/files';
import { mergeAnswers } from '@site/src/search/engine/merge';
import { createSearcher, FilesDoNotFit, type Searcher } from '@site/src/search/engine/searcher';
import type { FileNames, FileNamesByVersion } from '@site/src/search/site-data';
import synonyms from '@site/src/search/synonyms.json';
import type { SearchRequest, SearchResponse } from './protocol';

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

/** Returns the searcher of a version, which is loaded only once. After a failure, the next request tries again. */
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
 * Loads the files of the deployed build, which may be newer than this page. The browser's cache may be corrupt, so a
 * failed load is retried without the cache.
 *
 * @throws FilesDoNotFit when the build no longer contains the version, or its files do not match this script.
 */
async function loadSearcher(folder: string, version: string): Promise<Searcher> {
  const manifest = JSON.parse(await readText(`${folder}manifest.json`, 'no-cache')) as FileNamesByVersion;
  const names = manifest[version];
  if (!names) throw new FilesDoNotFit(`There is no search index for ${version}.`);
  return readSearcher(folder, names, 'default').catch(() => readSearcher(folder, names, 'reload'));
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

async function readText(address: string, cache: RequestCache): Promise<string> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address} responded with ${response.status}.`);
  return response.text();
}
