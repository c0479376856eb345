import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exists, root, type DocsVersion } from '../shared/versions';
import { typeScriptSdks, type Sdk, type TypeScriptSdk } from '../../src/lib/sdks';

/** Each SDK's package on npm or PyPI. A subpath's entry file is named after the subpath. */
export const packageNames: Readonly<Record<Sdk, string>> = {
  web: '@fishjam-cloud/react-client',
  mobile: '@fishjam-cloud/react-native-client',
  server: '@fishjam-cloud/js-server-sdk',
  'server-python': 'fishjam-server-sdk',
};

/** Subpaths of the packages that have a reference, by SDK. A subpath may exist in some versions only. */
const subpaths: Readonly<Record<TypeScriptSdk, readonly string[]>> = {
  web: [],
  mobile: ['livestream'],
  server: ['proto'],
};

/** Subpaths that have declarations but no reference pages, by SDK. */
const subpathsWithoutPages: Readonly<Record<Sdk, readonly string[]>> = {
  web: ['debug'],
  mobile: ['debug'],
  server: [],
  'server-python': [],
};

/** Returns the SDK that a TypeScript import refers to, given the specifier after `from`. */
export const sdkOfSpecifier = (specifier: string): TypeScriptSdk | undefined =>
  typeScriptSdks.find((sdk) => specifier === packageNames[sdk] || specifier.startsWith(`${packageNames[sdk]}/`));

/** Name by which code imports an SDK. */
export const rootModule = (sdk: Sdk): string => (sdk === 'server-python' ? 'fishjam' : packageNames[sdk]);

/** Lists the subpaths of an SDK that the reference leaves out in one version. */
export function undocumentedSubpaths(version: DocsVersion, sdk: Sdk): readonly string[] {
  return subpathsWithoutPages[sdk].filter((name) => exists(`${version.sdksDir}/${sdk}/${name}.d.ts`));
}

/** One importable module of an SDK. */
export interface EntryPoint {
  /** Specifier after `from` in an import. */
  readonly specifier: string;
  /** Declaration file, relative to the project root. */
  readonly file: string;
}

/** Lists the documented modules of an SDK in one version, the root first. */
export const entryPoints = (version: DocsVersion, sdk: TypeScriptSdk): EntryPoint[] =>
  modulesOf(version, sdk, subpaths[sdk]);

/** Lists all modules of an SDK in one version that have declarations, the root first. */
export const declaredModules = (version: DocsVersion, sdk: TypeScriptSdk): EntryPoint[] =>
  modulesOf(version, sdk, [...subpaths[sdk], ...subpathsWithoutPages[sdk]].sort());

function modulesOf(version: DocsVersion, sdk: TypeScriptSdk, names: readonly string[]): EntryPoint[] {
  const folder = `${version.sdksDir}/${sdk}`;
  return [
    { specifier: packageNames[sdk], file: `${folder}/index.d.ts` },
    ...names.map((name) => ({ specifier: `${packageNames[sdk]}/${name}`, file: `${folder}/${name}.d.ts` })),
  ].filter(({ file }) => exists(file));
}

/** Package versions that a version of the docs describes, by package name. */
export type Packages = Readonly<Record<string, string>>;

/** Reads the versions of the packages that a version of the docs describes. */
export function packagesOf(version: DocsVersion): Packages {
  return JSON.parse(readFileSync(path.join(root, version.sdksDir, 'packages.json'), 'utf8')) as Packages;
}
