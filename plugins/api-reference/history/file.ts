import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../shared/cache';
import { root } from '../../shared/versions';
import type { Sdk } from '../../../src/lib/sdks';
import type { SdkHistory } from './history';
import { renamesFile } from './renames';

/** History of each SDK's public API. */
export type ApiHistory = Readonly<Record<Sdk, SdkHistory>>;

const file = '.cache/api/history.json';
const keyFile = '.cache/api/history.key';

let loaded: ApiHistory | undefined;

/**
 * Reads the history that {@link writeHistory} wrote.
 *
 * @throws Error when the API reference has not been generated.
 */
export function apiHistory(): ApiHistory {
  if (loaded) return loaded;
  try {
    loaded = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as ApiHistory;
    return loaded;
  } catch (cause) {
    throw new Error('The history of the API has not been generated. Run `npm run api` first.', { cause });
  }
}

/**
 * Computes the history of all SDKs, unless it is up to date.
 *
 * @param keys - hashes of the history's inputs, except the recorded renames.
 * @throws ContentDiagnostics when a recorded rename names something that does not exist.
 */
export async function writeHistory(...keys: readonly string[]): Promise<void> {
  const key = hashOf(...keys, readFileSync(path.join(root, renamesFile), 'utf8'));
  const isFresh = existsSync(path.join(root, file)) && existsSync(path.join(root, keyFile));
  if (isFresh && readFileSync(path.join(root, keyFile), 'utf8') === key) return;
  // Loaded on demand: the comparison needs TypeScript, which takes a second to load.
  const { allHistories } = await import('./load');
  // If the run stops, the old key would declare the new history up to date.
  rmSync(path.join(root, keyFile), { force: true });
  writeFileSync(path.join(root, file), JSON.stringify(allHistories()));
  writeFileSync(path.join(root, keyFile), key);
  loaded = undefined;
}

/** Finds a symbol's history by its name and kind in one version. A type and a constant may share a name. */
export function symbolHistory(
  { symbols }: SdkHistory,
  version: string,
  name: string,
  kind: string,
): SdkHistory['symbols'][number] | undefined {
  return symbols.find((symbol) => symbol.names[version] === name && symbol.kinds[version] === kind);
}
