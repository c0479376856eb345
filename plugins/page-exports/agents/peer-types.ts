import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { compilerOptions, type Environment } from '../../markdown/code-samples/environments';
import { openCache } from '../../shared/cache';
import { projectPath, root, type DocsVersion } from '../../shared/versions';
import type { TypesFile } from '../../../src/lib/agent-files';

/** Modules besides the SDK whose types are published. Imports from other modules are not checked. */
const modules: Readonly<Record<Environment, readonly string[]>> = {
  browser: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
  'react-native': ['react', 'react/jsx-runtime', 'react-native'],
  node: ['node:http', 'express'],
};

/** Fields of a `package.json` that the compiler reads to find types. */
const manifestFields = ['name', 'version', 'type', 'main', 'types', 'typings', 'exports', 'typesVersions'];

/**
 * Collects the types that code in an environment needs besides the SDK's own and the compiler's.
 *
 * Compiles a program that imports every module, and collects the files that the compiler reads.
 *
 * @returns the text of each file, by its path under `/`, where packages are in `/node_modules`.
 */
export function peerTypes(version: DocsVersion, environment: Environment): TypesFile {
  const cache = openCache<TypesFile>('peer-types');
  const kept = cache.get(environment);
  if (kept) return kept;
  const made = collect(version, environment);
  cache.set(environment, made);
  return made;
}

/** Removes comments, which are half of the bytes and which no diagnostic needs. */
const printer = ts.createPrinter({ removeComments: true });

function collect(version: DocsVersion, environment: Environment): TypesFile {
  const entry = path.join(root, '__agent-types.ts');
  const source = modules[environment].map((name) => `import ${JSON.stringify(name)};`).join('\n');
  const { jsx, ...common } = compilerOptions(version, environment);
  // With JSX, the compiler adds React's types to any program.
  const asked = environment === 'node' ? common : { ...common, jsx };
  const { options, errors } = ts.convertCompilerOptionsFromJson(asked, root);
  if (errors.length > 0) throw new Error(errors.map(({ messageText }) => String(messageText)).join('\n'));
  const host = ts.createCompilerHost(options);
  const manifests = new Map<string, string>();
  const readFile = host.readFile.bind(host);
  const library = path.dirname(ts.getDefaultLibFilePath(options));
  host.fileExists = (name) => name === entry || ts.sys.fileExists(name);
  host.readFile = (name) => {
    if (name === entry) return source;
    const text = readFile(name);
    if (text !== undefined && path.basename(name) === 'package.json') manifests.set(name, plainManifest(text));
    return text;
  };
  const program = ts.createProgram([entry], options, host);
  const sources = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName !== entry && !fileName.startsWith(library))
    .map((file) => [file.fileName, printer.printFile(file)] as const);
  const licenses = [...manifests.keys()]
    .map((manifest) => path.dirname(manifest))
    .filter((folder) => folder !== root && sources.some(([file]) => file.startsWith(`${folder}/`)))
    .map(licenseIn);
  return Object.fromEntries(
    [...manifests, ...sources, ...licenses]
      .filter(([file]) => file !== path.join(root, 'package.json'))
      .map(([file, text]) => [publishedName(file), text] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Folders of packages without a license file, each with the folder of a package from the same repository. */
const licensedWith: Readonly<Record<string, string>> = {
  'node_modules/@react-native/virtualized-lists': 'node_modules/react-native',
};

/**
 * Returns the license of a package, which must accompany every copy of the package's types.
 *
 * @throws Error when the package has no license file.
 */
function licenseIn(folder: string): readonly [file: string, text: string] {
  const source = path.join(root, licensedWith[projectPath(folder)] ?? projectPath(folder));
  const file = readdirSync(source).find((each) => /^licen[cs]e(?:\.(?:md|txt))?$/i.test(each));
  if (file === undefined) throw new Error(`${folder} has no license file. Add the package to licensedWith.`);
  return [path.join(folder, file), readFileSync(path.join(source, file), 'utf8')];
}

/** Returns the path of a file in the published types, with our own files in the root. */
function publishedName(file: string): string {
  const relative = projectPath(file);
  return relative.startsWith('node_modules/') ? `/${relative}` : `/${path.basename(relative)}`;
}

function plainManifest(text: string): string {
  const manifest = JSON.parse(text) as Readonly<Record<string, unknown>>;
  return JSON.stringify(Object.fromEntries(manifestFields.map((name) => [name, manifest[name]])));
}
