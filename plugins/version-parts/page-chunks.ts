/** Where the bundler put a page: the chunk to load, the module in it, and the hash in the chunk's file name. */
export interface PageChunk {
  readonly chunk: number;
  readonly module: number;
  /** {@link HASH_LENGTH} hexadecimal digits. */
  readonly hash: string;
}

/** So many digits tell two contents of one page apart: one chance in 16 million that they do not. */
export const HASH_LENGTH = 6;

/** Folder of the chunks. */
export const CHUNK_FOLDER = 'assets/js/';

/** File of a chunk, below the site's root. */
export const chunkFile = (name: number | string, hash: string): string => `${CHUNK_FOLDER}${name}.${hash}.js`;

/** The chunks of a version's pages in one text, each column for itself, because it compresses better so. */
export function foldChunks(chunks: readonly PageChunk[]): string {
  const column = (of: (chunk: PageChunk) => number | string, separator: string) => chunks.map(of).join(separator);
  return [column(({ chunk }) => chunk, ','), column(({ module }) => module, ','), column(({ hash }) => hash, '')].join(
    ';',
  );
}

/** Reads what {@link foldChunks} wrote. */
export function unfoldChunks(text: string): PageChunk[] {
  const [chunks = '', modules = '', hashes = ''] = text.split(';');
  const module = modules.split(',');
  return chunks.split(',').map((chunk, at) => ({
    chunk: Number(chunk),
    module: Number(module[at]),
    hash: hashes.slice(at * HASH_LENGTH, (at + 1) * HASH_LENGTH),
  }));
}
