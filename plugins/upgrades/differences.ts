import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sdk } from '../api-reference/purposes';
import { compareSurfaces } from '../api-reference/surface/compare';
import type { Surface } from '../api-reference/surface/describe';
import { root } from '../shared/versions';

/** Names that differ between two versions of an SDK, such as `JoinRoomConfig.url` or `useCamera(options)`. */
export type Differences = (from: string, to: string, sdk: Sdk) => readonly string[];

/**
 * Compares the generated models of two versions of an SDK.
 *
 * A symbol that is imported from another module differs by its name alone.
 *
 * @throws Error when the API reference has not been generated.
 */
export const differencesOfSurfaces: Differences = (from, to, sdk) => {
  const before = readSurface(from, sdk);
  const after = readSurface(to, sdk);
  const homes = homesOf(before);
  const moved = [...homesOf(after)].filter(([name, home]) => homes.has(name) && homes.get(name) !== home);
  const changed = compareSurfaces(asOneModule(before), asOneModule(after)).map((difference) =>
    difference.path.slice(`${MODULE}.`.length),
  );
  return [...new Set([...moved.map(([name]) => name), ...changed])];
};

const MODULE = 'sdk';

/** Compared as one module, so that a moved symbol is compared with itself. */
const asOneModule = ({ modules }: Surface): Surface => ({
  modules: [{ name: MODULE, symbols: modules.flatMap(({ symbols }) => symbols) }],
});

const homesOf = ({ modules }: Surface) =>
  new Map(modules.flatMap(({ name, symbols }) => symbols.map((symbol) => [symbol.name, name] as const)));

function readSurface(version: string, sdk: Sdk): Surface {
  const file = `.cache/api/${version}/${sdk}/surface.json`;
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Surface;
  } catch (cause) {
    throw new Error(`The API reference of ${version} has not been generated. Run \`npm run api\` first.`, { cause });
  }
}
