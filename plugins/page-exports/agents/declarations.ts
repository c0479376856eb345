import path from 'node:path';
import type { TypeScriptSdk } from '../../../src/lib/sdks';
import { compilerOptions, environmentOfSdk } from '../../markdown/code-samples/environments';
import { root, type DocsVersion } from '../../shared/versions';
import type { DeclarationsFile, StubsFile } from '../../../src/lib/agent-files';

/**
 * Collects the declarations of an SDK in a version.
 *
 * @param names - all declaration files of the SDK, by name.
 * @param read - returns the text of a file, relative to the project root.
 * @param types - site path of the types that the declarations depend on.
 */
export function declarationsFile(
  version: DocsVersion,
  sdk: TypeScriptSdk,
  names: readonly string[],
  read: (file: string) => string,
  types: string,
): DeclarationsFile {
  const folder = `${version.sdksDir}/${sdk}`;
  const { paths, types: globals, ...compiler } = compilerOptions(version, environmentOfSdk[sdk]);
  const own = Object.entries(paths).flatMap(([specifier, [file = '']]) => {
    const relative = path.relative(path.join(root, folder), file);
    return relative.startsWith('..') ? [] : [[specifier, `/sdk/${relative}`] as const];
  });
  return {
    version: version.name,
    sdk,
    modules: Object.fromEntries(own),
    files: Object.fromEntries(names.map((name) => [`/sdk/${name}`, read(`${folder}/${name}`)])),
    // Our own types are in the root of the published types, so their path is a slash and the file name.
    compilerOptions: {
      ...compiler,
      types: globals.map((name) => (path.isAbsolute(name) ? `/${path.basename(name)}` : name)),
    },
    types,
  };
}

/**
 * Collects the stubs of the Python SDK in a version.
 *
 * Types of other packages are left out: our stubs for those packages contain only the names that the SDK uses, so
 * correct code that imports another name would be reported as a problem.
 *
 * @param names - all stub files, relative to the folder of the SDK's packages.
 * @param read - returns the text of such a file.
 */
export function stubsFile(version: DocsVersion, names: readonly string[], read: (name: string) => string): StubsFile {
  return {
    version: version.name,
    sdk: 'server-python',
    files: Object.fromEntries(names.toSorted().map((name) => [name, read(name)])),
  };
}
