import {
  CHUNK_FOLDER,
  chunkFile,
  type PageChunk,
  pageChunkId,
} from '@site/plugins/client-bundle/version-chunks/page-chunks';

const known = new Map(
  __webpack_require__.files.split(';').map((line): [string, string] => {
    const [chunk = '', name = ''] = line.split(',');
    return [chunk, `${CHUNK_FOLDER}${name}.js`];
  }),
);
const fileOf = __webpack_require__.u;
// The bundler knows chunks by their ids alone; their files have a hash too. What is in the entry has no file: the framework
// asks for it all the same when it prefetches, and takes a name with "undefined" for none. What `src/loading` adds to
// an address stays.
__webpack_require__.u = (chunk) => {
  const file = known.get(String(chunk));
  return file ? fileOf(chunk).replace(`${CHUNK_FOLDER}${chunk}.js`, file) : 'undefined';
};

/** Tells the bundler's runtime the file of a page. */
export function setFile(page: PageChunk): void {
  const chunk = pageChunkId(page);
  known.set(chunk, chunkFile(chunk, page.hash));
}

/** Loads the module of a page. */
export async function loadPage({ module }: PageChunk): Promise<unknown> {
  await __webpack_require__.e(pageChunkId({ module }));
  return __webpack_require__(module);
}
