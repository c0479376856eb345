/** A page in the bundle: the ID of its module, and the hash in the file name of its chunk. */
export interface PageChunk {
  readonly module: number;
  /** {@link HASH_LENGTH} hexadecimal digits. */
  readonly hash: string;
}

/** Returns the ID of a page's chunk. The bundler's own ID would add two bytes per page of the version. */
export const pageChunkId = ({ module }: Pick<PageChunk, 'module'>): string => `p${module}`;

/** Number of digits in the hash. The chance that two contents of a page have the same hash is one in 16 million. */
export const HASH_LENGTH = 6;

/** Folder of the chunks. */
export const CHUNK_FOLDER = 'assets/js/';

/** Returns the file of a chunk, below the site's root. */
export const chunkFile = (name: number | string, hash: string): string => `${CHUNK_FOLDER}${name}.${hash}.js`;

/** Returns the chunks of a version's pages as one string. All modules precede all hashes, which compresses better. */
export const foldChunks = (pages: readonly PageChunk[]): string =>
  `${pages.map(({ module }) => module).join(',')};${pages.map(({ hash }) => hash).join('')}`;

/** Parses the result of {@link foldChunks}. */
export function unfoldChunks(text: string): PageChunk[] {
  const [modules = '', hashes = ''] = text.split(';');
  return modules.split(',').map((module, at) => ({
    module: Number(module),
    hash: hashes.slice(at * HASH_LENGTH, (at + 1) * HASH_LENGTH),
  }));
}
