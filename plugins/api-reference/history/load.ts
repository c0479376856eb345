import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { readDataFile } from '../../shared/data-file';
import { throwDiagnostics } from '../../shared/diagnostics';
import { once } from '../../shared/memoize';
import { docsVersions, root } from '../../shared/versions';
import { sdks, type Sdk } from '../../../src/lib/sdks';
import type { Surface } from '../surface/describe';
import { apiChanges, type ApiChange } from './changes';
import { historyOf, type SdkHistory } from './history';
import { findWrongRenames, renamesBetween, renamesFile, renameSchema, type Rename } from './renames';

const surfaceFile = (version: string, sdk: Sdk) => `.cache/api/${version}/${sdk}/surface.json`;

/** Reads the file in which `npm run api` has described an SDK's exports in a version. */
function surfaceOf(sdk: Sdk, version: string): Surface {
  const file = surfaceFile(version, sdk);
  let text: string;
  try {
    text = readFileSync(path.join(root, file), 'utf8');
  } catch (cause) {
    throw new Error(`${file} is missing: there is no data about the ${sdk} SDK of ${version}. Run \`npm run api\`.`, {
      cause,
    });
  }
  return JSON.parse(text) as Surface;
}

const versionsOldestFirst = () =>
  docsVersions()
    .map(({ name }) => name)
    .reverse();

const allRenames = once((): readonly Rename[] => {
  const renames = readDataFile(renamesFile, z.array(renameSchema));
  throwDiagnostics(findWrongRenames(renames, versionsOldestFirst(), surfaceOf));
  return renames;
});

const renamesOf = (sdk: Sdk) => allRenames().filter((rename) => rename.sdk === sdk);

/**
 * Compares an SDK's public API in two documented versions directly, without the versions in between.
 *
 * @throws the same errors as {@link allHistories}.
 */
export function changesBetween(sdk: Sdk, before: string, after: string): ApiChange[] {
  return apiChanges(
    surfaceOf(sdk, before),
    surfaceOf(sdk, after),
    renamesBetween(renamesOf(sdk), versionsOldestFirst(), before, after),
  );
}

/**
 * Returns the history of each SDK's public API over all documented versions.
 *
 * @throws ContentDiagnostics when `sdks/renames.json` names something that does not exist.
 * @throws Error when the API reference has not been generated.
 */
export function allHistories(): Record<Sdk, SdkHistory> {
  const surfacesOf = (sdk: Sdk) =>
    versionsOldestFirst().map((version) => ({ version, surface: surfaceOf(sdk, version) }));
  return Object.fromEntries(sdks.map((sdk) => [sdk, historyOf(surfacesOf(sdk), renamesOf(sdk))])) as Record<
    Sdk,
    SdkHistory
  >;
}
