import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { exampleProjects } from '../code-samples/example-files';
import { compilerOptions, type Environment } from '../code-samples/environments';
import { checkPython } from '../code-samples/python';
import { hashFolder, hashOf, openCache } from '../shared/cache';
import type { Fault } from '../shared/faults';
import { root, type DocsVersion } from '../shared/versions';
import type { Packages } from '../api-reference/packages';
import { findPinFaults } from './package-pins';

/** What a project depends on tells where it runs. */
const environmentOfPackage: readonly (readonly [string, Environment])[] = [
  ['@fishjam-cloud/react-native-client', 'react-native'],
  ['@fishjam-cloud/react-client', 'browser'],
  ['@fishjam-cloud/js-server-sdk', 'node'],
];

const isSource = (name: string) => !name.split('/').includes('node_modules');

/**
 * Checks the example projects of a version as wholes: every TypeScript and Python file against that version's SDK, and
 * the SDK packages that the projects install.
 */
export function checkExampleProjects(version: DocsVersion, packages: Packages): Fault[] {
  return exampleProjects(version).flatMap((project) => checkOnce(project, version, packages));
}

/** A project is compiled again only when it, or what it is compiled against, has changed. */
function checkOnce(project: string, version: DocsVersion, packages: Packages): readonly Fault[] {
  const cache = openCache<readonly Fault[]>('example-projects-v1');
  const key = hashOf(project, ts.version, hashFolder(project, isSource), hashFolder(version.sdksDir));
  const known = cache.get(key);
  const faults = known ?? checkProject(project, version, packages);
  if (!known) cache.set(key, faults);
  return faults;
}

function checkProject(project: string, version: DocsVersion, packages: Packages): Fault[] {
  const names = readdirSync(path.join(root, project), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter(isSource);
  const read = (name: string) => readFileSync(path.join(root, project, name), 'utf8');
  const python = names
    .filter((name) => name.endsWith('.py'))
    .map((name) => ({ file: `${project}/${name}`, line: 1, lang: 'python', meta: '', code: read(name) }));
  const manifest = ['package.json', 'requirements.txt'].find((name) => names.includes(name));
  if (!manifest) {
    const fix = 'Add a package.json or a requirements.txt, so that a reader can install it.';
    return [{ file: project, line: 1, what: 'The example is not a project.', fix }];
  }
  const pins = findPinFaults(`${project}/${manifest}`, read(manifest), packages);
  const sources = names.filter((name) => /\.tsx?$/.test(name)).map((name) => `${project}/${name}`);
  return [
    ...pins,
    ...checkPython(version, python, ({ file }) => path.basename(file)),
    ...(manifest === 'package.json' ? compile(sources, version, environmentOf(read(manifest))) : []),
  ];
}

function environmentOf(manifest: string): Environment {
  return environmentOfPackage.find(([name]) => manifest.includes(`"${name}"`))?.[1] ?? 'browser';
}

function compile(files: readonly string[], version: DocsVersion, environment: Environment): Fault[] {
  const rootNames = files.map((file) => path.join(root, file));
  const program = ts.createProgram({ rootNames, options: compilerOptions(version, environment) });
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const place = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
    return {
      file: diagnostic.file ? path.relative(root, diagnostic.file.fileName) : (files[0] ?? ''),
      line: (place?.line ?? 0) + 1,
      what: `The example does not compile against Fishjam ${version.name}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ')}`,
      fix: `Look the symbol up in ${version.sdksDir}, or correct the code.`,
    };
  });
}
