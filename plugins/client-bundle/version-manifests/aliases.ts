import path from 'node:path';

/** The framework's generated modules that we replace in the client, each with its replacement. */
const replaced = {
  routes: 'routes.ts',
  routesChunkNames: 'chunk-names.ts',
  registry: 'registry.ts',
  globalData: 'global-data.ts',
};

/** Aliases for the bundler: they must come before the framework's own `@generated`. */
export function aliasesOf(clientFolder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(replaced).map(([name, file]) => [`@generated/${name}$`, path.join(clientFolder, file)]),
  );
}
