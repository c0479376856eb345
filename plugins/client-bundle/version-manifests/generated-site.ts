import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { GlobalData } from '@docusaurus/types';
import type { ChunkNames, GeneratedRoute } from '../../../src/lib/version-manifest/generated-routes';

/** Data that the framework generates for its client and includes in the entry bundle, for all versions. */
export interface GeneratedSite {
  readonly routes: readonly GeneratedRoute[];
  /** Chunks of each route, by the path and hash of the route's component. */
  readonly chunkNames: Readonly<Record<string, ChunkNames>>;
  /** Import of each chunk, by the chunk's name. */
  readonly requests: ReadonlyMap<string, string>;
  readonly globalData: GlobalData;
}

/**
 * Reads the modules that the framework generates for its client.
 *
 * @param folder - the framework's folder of generated files.
 * @throws Error if a module does not have the format of Docusaurus 3.10.
 */
export function readGeneratedSite(folder: string): GeneratedSite {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  return {
    routes: parseRoutes(read('routes.js')),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as GeneratedSite['chunkNames'],
    requests: parseRegistry(read('registry.js')),
    globalData: JSON.parse(read('globalData.json')) as GlobalData,
  };
}

/** Reads `routes.js`, which contains imports and an array of routes that call `ComponentCreator`. */
export function parseRoutes(source: string): readonly GeneratedRoute[] {
  const [imports, array] = source.split('export default ', 2);
  if (!array || !/^(?:\s*import \w+ from '[^']+';)+\s*$/.test(imports ?? ''))
    throw new Error(
      'Generated routes.js does not have the format of Docusaurus 3.10; adapt plugins/client-bundle/version-manifests/generated-site.ts.',
    );
  return vm.runInNewContext(`(${array.trim().replace(/;$/, '')})`, {
    ComponentCreator: (path: string, hash?: string) => ({ path, hash }),
  }) as readonly GeneratedRoute[];
}

/** Reads `registry.js`, which contains a line for each chunk with the chunk's name and import. */
export function parseRegistry(source: string): ReadonlyMap<string, string> {
  const lines = source.split('\n').filter((line) => line.startsWith('  '));
  return new Map(
    lines.map((line) => {
      const [, name, request] = /^ {2}"([^"]+)": \[\(\) => import\(\/\* .*? \*\/ "([^"]+)"\), /.exec(line) ?? [];
      if (!name || !request)
        throw new Error(
          `Generated registry.js has the line "${line.trim()}", which does not have the format of Docusaurus 3.10; adapt plugins/client-bundle/version-manifests/generated-site.ts.`,
        );
      return [name, request];
    }),
  );
}
