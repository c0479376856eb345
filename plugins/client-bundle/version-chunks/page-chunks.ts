/** A page in the bundle: the id of its module, and the hash in the name of its chunk's file. */
export interface PageChunk {
  readonly module: number;
  /** {@link HASH_LENGTH} hexadecimal digits. */
  readonly hash: string;
}

/** The id of a page's chunk; the bundler's own is another number, which would cost each page of the version two bytes. */
export const pageChunkId = ({ module }: Pick<PageChunk, 'module'>): string => `p${module}`;

/** So many digits tell two contents of one page apart: one chance in 16 million that they do not. */
export const HASH_LENGTH = 6;

/** Folder of the chunks. */
export const CHUNK_FOLDER = 'assets/js/';

/** File of a chunk, below the site's root. */
export const chunkFile = (name: number | string, hash: string): string => `${CHUNK_FOLDER}${name}.${hash}.js`;

/** The chunks of a version's pages in one text: all modules, then all hashes, because it compresses better so. */
export const foldChunks = (pages: readonly PageChunk[]): string =>
  `${pages.map(({ module }) => module).join(',')};${pages.map(({ hash }) => hash).join('')}`;

/** Reads what {@link foldChunks} wrote. */
export function unfoldChunks(text: string): PageChunk[] {
  const [modules = '', hashes = ''] = text.split(';');
  return modules.split(',').map((module, at) => ({
    module: Number(module),
    hash: hashes.slice(at * HASH_LENGTH, (at + 1) * HASH_LENGTH),
  }));
}
