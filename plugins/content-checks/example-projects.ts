import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { exampleProjects } from '../code-samples/example-files';
import { compilerFor } from '../code-samples/compiler';
import type { Environment } from '../code-samples/environments';
import type { PythonFile } from '../code-samples/python';
import { hashFolder, hashOf, hashOfPackages, openCache } from '../shared/cache';
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

/** The Python files of each example project of a version: a project is one set of files. */
export function pythonOfProjects(version: DocsVersion): PythonFile[][] {
  return exampleProjects(version).map((project) =>
    sourceNames(project)
      .filter((name) => name.endsWith('.py'))
      .map((name) => {
        const code = readFileSync(path.join(root, project, name), 'utf8');
        return { name, sample: { file: `${project}/${name}`, line: 1, lang: 'python', meta: '', code } };
      }),
  );
}

/**
 * Checks the example projects of a version as wholes: every TypeScript file against that version's SDK, and the SDK
 * packages that the projects install.
 */
export function checkExampleProjects(version: DocsVersion, packages: Packages): Fault[] {
  return exampleProjects(version).flatMap((project) => checkOnce(project, version, packages));
}

/** A project is compiled again only when it, or what it is compiled against, has changed. */
function checkOnce(project: string, version: DocsVersion, packages: Packages): readonly Fault[] {
  const cache = openCache<readonly Fault[]>('example-projects');
  const checkers = ['plugins/code-samples', 'plugins/content-checks'].map((folder) => hashFolder(folder));
  const key = hashOf(
    ...checkers,
    hashOfPackages(),
    project,
    hashFolder(project, isSource),
    hashFolder(version.sdksDir),
  );
  const known = cache.get(key);
  const faults = known ?? checkProject(project, version, packages);
  if (!known) cache.set(key, faults);
  return faults;
}

function checkProject(project: string, version: DocsVersion, packages: Packages): Fault[] {
  const names = sourceNames(project);
  const manifest = ['package.json', 'requirements.txt'].find((name) => names.includes(name));
  if (!manifest) {
    const fix = 'Add a package.json or a requirements.txt, so that a reader can install it.';
    return [{ file: project, line: 1, what: 'The example is not a project.', fix }];
  }
  const text = readFileSync(path.join(root, project, manifest), 'utf8');
  const sources = names.filter((name) => /\.tsx?$/.test(name)).map((name) => `${project}/${name}`);
  return [
    ...findPinFaults(`${project}/${manifest}`, text, packages),
    ...(manifest === 'package.json' ? compile(sources, version, environmentOf(text)) : []),
  ];
}

function sourceNames(project: string): string[] {
  return readdirSync(path.join(root, project), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter(isSource);
}

function environmentOf(manifest: string): Environment {
  return environmentOfPackage.find(([name]) => manifest.includes(`"${name}"`))?.[1] ?? 'browser';
}

function compile(files: readonly string[], version: DocsVersion, environment: Environment): Fault[] {
  const texts = new Map(files.map((file) => [path.join(root, file), readFileSync(path.join(root, file), 'utf8')]));
  const { errors } = compilerFor(version, environment)(texts, [...texts.keys()]);
  return [...errors].flatMap(([name, found]) =>
    found.map(({ line, text }) => ({
      file: path.relative(root, name),
      line: line + 1,
      what: `The example does not compile against Fishjam ${version.name}: ${text}`,
      fix: `Look the symbol up in ${version.sdksDir}, or correct the code.`,
    })),
  );
}
