import { CHUNK_FOLDER, chunkFile, type PageChunk, pageChunkId } from '@site/src/lib/version-manifest/page-chunks';

const known = new Map(
  __webpack_require__.files.split(';').map((line): [string, string] => {
    const [chunk = '', name = ''] = line.split(',');
    return [chunk, `${CHUNK_FOLDER}${name}.js`];
  }),
);
const fileOf = __webpack_require__.u;
// The bundler identifies chunks by ID, but the names of their files also contain a hash. Chunks in the entry have no
// file. When the framework prefetches, it still requests a file for these chunks, but it ignores file names that
// contain "undefined". Parameters that `src/client/recovery` adds to an address are kept.
__webpack_require__.u = (chunk) => {
  const file = known.get(String(chunk));
  return file ? fileOf(chunk).replace(`${CHUNK_FOLDER}${chunk}.js`, file) : 'undefined';
};

/** Registers the file of a page with the bundler's runtime. */
export function setFile(page: PageChunk): void {
  const chunk = pageChunkId(page);
  known.set(chunk, chunkFile(chunk, page.hash));
}

/** Loads the module of a page. */
export async function loadPage({ module }: PageChunk): Promise<unknown> {
  await __webpack_require__.e(pageChunkId({ module }));
  return __webpack_require__(module);
}
