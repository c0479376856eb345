import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledFile } from '../markdown/code-samples/compiler';
import { exampleProjects, filesOfProject, namesInProject } from '../markdown/code-samples/example-files';
import { environmentOfProject } from '../markdown/code-samples/environments';
import type { PythonFile } from '../markdown/code-samples/python';
import { hashFolder, hashOf, openCache } from '../shared/cache';
import type { Diagnostic } from '../shared/diagnostics';
import { exists, root, type DocsVersion } from '../shared/versions';
import type { Packages } from '../api-reference/packages';
import { findPinDiagnostics } from './package-pins';

/** Returns the Python files of a version's example projects, one list for each project. */
export function pythonOfProjects(version: DocsVersion): PythonFile[][] {
  return exampleProjects(version).map((project) =>
    namesInProject(project)
      .filter((name) => name.endsWith('.py'))
      .map((name) => {
        const code = readFileSync(path.join(root, project, name), 'utf8');
        return { name, sample: { file: `${project}/${name}`, line: 1, lang: 'python', meta: '', code } };
      }),
  );
}

/**
 * Checks each example project of a version as a whole.
 *
 * All TypeScript files are checked against that version's SDK, and all manifests for the SDK versions that they
 * install. A project is compiled again only if it or its dependencies have changed.
 */
export async function checkExampleProjects(version: DocsVersion, packages: Packages): Promise<Diagnostic[]> {
  const cache = openCache<readonly Diagnostic[]>('example-projects');
  const sdks = hashFolder(version.sdksDir);
  const projects = exampleProjects(version).map((project) => {
    const key = hashOf(sdks, project, hashFolder(project));
    return { project, key, known: cache.get(key) };
  });
  const stale = projects.filter(({ known }) => !known).map(({ project }) => project);
  const compiled = await compileProjects(version, stale.filter(isTypeScriptProject));
  return projects.flatMap(({ project, key, known }) => {
    const diagnostics = known ?? [...findManifestDiagnostics(project, packages), ...(compiled.get(project) ?? [])];
    if (!known) cache.set(key, diagnostics);
    return diagnostics;
  });
}

const manifestOf = (project: string): string | undefined =>
  ['package.json', 'requirements.txt'].find((name) => exists(`${project}/${name}`));

const isTypeScriptProject = (project: string): boolean => manifestOf(project) === 'package.json';

function findManifestDiagnostics(project: string, packages: Packages): Diagnostic[] {
  const manifest = manifestOf(project);
  if (!manifest) {
    const fix = 'Add a package.json or a requirements.txt, so that readers can install it.';
    return [{ file: project, line: 1, what: 'The example is not a project.', fix }];
  }
  const file = `${project}/${manifest}`;
  return findPinDiagnostics({ file, line: 1, meta: '', code: readFileSync(path.join(root, file), 'utf8') }, packages);
}

async function compileProjects(version: DocsVersion, projects: readonly string[]): Promise<Map<string, Diagnostic[]>> {
  if (projects.length === 0) return new Map();
  // Loaded on demand: TypeScript takes a second to load, and usually no project has changed.
  const { compile } = await import('../markdown/code-samples/compiler');
  const compiled = await compile(
    version,
    projects.map((project) => {
      const files = filesOfProject(project);
      const sources = [...files.keys()].filter((name) => /\.tsx?$/.test(name));
      const environment = environmentOfProject(files.get(`${project}/package.json`)!);
      return { environment, files, roots: sources, wanted: sources, names: false };
    }),
  );
  const diagnosticsOf = ([file, { errors }]: [string, CompiledFile]) =>
    errors.map(({ line, text }) => ({
      file,
      line: line + 1,
      what: `The example does not compile against Fishjam ${version.name}: ${text}`,
      fix: `Look the symbol up in ${version.sdksDir}, or correct the code.`,
    }));
  return new Map(projects.map((project, index) => [project, [...compiled[index]!].flatMap(diagnosticsOf)]));
}
