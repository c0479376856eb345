import { brotliCompressSync } from 'node:zlib';

/** Sizes in bytes. */
export interface Size {
  readonly raw: number;
  readonly brotli: number;
}

/** Returns the uncompressed and the transferred size of a file. */
export function sizeOf(content: string | Buffer): Size {
  const bytes = Buffer.from(content);
  // Files that are already compressed are sent unchanged.
  return { raw: bytes.byteLength, brotli: Math.min(bytes.byteLength, brotliCompressSync(bytes).byteLength) };
}

/** Returns the sum of sizes. */
export function sumOf(sizes: readonly Size[]): Size {
  return {
    raw: sizes.reduce((sum, { raw }) => sum + raw, 0),
    brotli: sizes.reduce((sum, { brotli }) => sum + brotli, 0),
  };
}

/**
 * Returns a percentile of values (nearest rank).
 *
 * @param part - from 0 to 1.
 * @throws Error when there are no values.
 */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
  if (value === undefined) throw new Error('no values were recorded');
  return value;
}

/** Runs a function and returns its result and its duration in seconds. */
export async function timed<T>(run: () => T | Promise<T>): Promise<{ result: T; seconds: number }> {
  const start = performance.now();
  const result = await run();
  return { result, seconds: (performance.now() - start) / 1000 };
}
