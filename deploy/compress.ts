import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  copyFileSync,
  existsSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { markUsed, removeUnused } from '../plugins/shared/cache';
import { filesOfSite } from './built-site';
import { smallestCompressed, textExtensions } from './rules';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Compression levels for zlib. Deployed files use the highest levels, and tests use the lowest. */
export interface Effort {
  /** 0 to 11. */
  readonly brotli: number;
  /** 1 to 9. */
  readonly gzip: number;
}

const highest: Effort = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

/**
 * Number of files that are compressed at the same time. zlib runs in the thread pool of Node.js, which has four threads
 * by default.
 */
const concurrentFiles = 4;

/** Number and sizes of the files that a run compressed. Sizes are in bytes. */
export interface Compressed {
  readonly files: number;
  readonly before: number;
  readonly brotli: number;
}

/** Whether a file gets compressed variants for the server. */
function isCompressed(name: string, size: number): boolean {
  return size >= smallestCompressed && textExtensions.includes(path.extname(name).slice(1));
}

/**
 * Writes a `.br` and a `.gz` file next to each text file of a site, with the same timestamps.
 *
 * Content that was compressed earlier is read from the cache. Copies that have not been used for a week are removed.
 *
 * @param site - folder of the built site.
 * @param cache - folder of the cache.
 * @throws Error if the site does not exist.
 */
export async function compressSite(
  site: string,
  cache = '.cache/compressed',
  effort: Effort = highest,
): Promise<Compressed> {
  const names = filesOfSite(site).map((name) => path.join(site, name));
  mkdirSync(cache, { recursive: true });
  removeUnused(cache);
  const files = names.filter((name) => isCompressed(name, statSync(name).size));
  const total = { files: files.length, before: 0, brotli: 0 };
  const rest = files.values();
  const work = async () => {
    for (const file of rest) {
      const { before, brotli } = await compressFile(file, cache, effort);
      total.before += before;
      total.brotli += brotli;
    }
  };
  await Promise.all(Array.from({ length: concurrentFiles }, work));
  return total;
}

async function compressFile(file: string, cache: string, effort: Effort): Promise<{ before: number; brotli: number }> {
  const content = readFileSync(file);
  const { atime, mtime } = statSync(file);
  const hash = createHash('sha256').update(content).digest('hex');
  const size = { before: content.length, brotli: 0 };
  const kinds = [
    [
      'br',
      effort.brotli,
      () =>
        asBrotli(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
    ],
    ['gz', effort.gzip, () => asGzip(content, { level: effort.gzip })],
  ] as const;
  for (const [extension, level, compress] of kinds) {
    const kept = path.join(cache, `${hash}-${level}.${extension}`);
    if (existsSync(kept)) markUsed(kept);
    else {
      // The rename is atomic, so the cache never contains an incomplete file.
      const part = `${kept}.${process.pid}`;
      writeFileSync(part, await compress());
      renameSync(part, kept);
    }
    const target = `${file}.${extension}`;
    rmSync(target, { force: true });
    copyFileSync(kept, target);
    utimesSync(target, atime, mtime);
    if (extension === 'br') size.brotli = statSync(target).size;
  }
  return size;
}
