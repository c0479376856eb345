import { keysOfSamples } from '../../markdown/code-samples/checked-sample';
import { exampleProjects, filesOfProject } from '../../markdown/code-samples/example-files';
import { environmentOfProject, type Environment } from '../../markdown/code-samples/environments';
import { filesOfSamples, type SampleToCheck } from '../../markdown/code-samples/sample-files';
import { hashFolder, hashOf, openCache } from '../../shared/cache';
import type { Diagnostic } from '../../shared/diagnostics';
import { groupBy } from '../../shared/group-by';
import type { DocsVersion } from '../../shared/versions';
import type { Finding } from './lint';

/** A file to lint. */
interface FileToLint {
  /** Hash of all content that the findings in the file depend on. */
  readonly key: string;
  readonly environment: Environment;
  /** Name of the file in the program. */
  readonly name: string;
  /** Files that belong to the same program, including this one. */
  readonly roots: ReadonlyMap<string, string>;
  /** Other files that the `roots` may import. */
  readonly neighbors: ReadonlyMap<string, string>;
  /** Returns the source position of a line, counted from 0. */
  readonly place: (line: number) => Pick<Diagnostic, 'file' | 'line'>;
}

/** Returns the samples of a version as files to lint. */
export function filesOfPages(version: DocsVersion, samples: readonly SampleToCheck[]): FileToLint[] {
  const keys = keysOfSamples(version, samples);
  return filesOfSamples(samples).map(({ environment, main, roots, neighbors, text }, index) => ({
    key: keys[index]!,
    environment,
    name: main,
    roots,
    neighbors,
    place: text.place,
  }));
}

/** Returns the TypeScript files in a version's example projects, as they are at the end of their tutorials. */
export function filesOfProjects(version: DocsVersion): FileToLint[] {
  const declarations = hashFolder(version.sdksDir);
  return exampleProjects(version).flatMap((project) => {
    const files = filesOfProject(project);
    const environment = environmentOfProject(files.get(`${project}/package.json`) ?? '');
    const roots = new Map([...files].filter(([name]) => /\.tsx?$/.test(name)));
    const key = hashOf(declarations, project, hashFolder(project));
    return Array.from(roots.keys(), (name) => ({
      key: hashOf(key, name),
      environment,
      name,
      roots,
      neighbors: files,
      place: (line: number) => ({ file: name, line: line + 1 }),
    }));
  });
}

/**
 * Lints files of a version, or returns the cached findings for the same code and declarations.
 *
 * All new files are linted together, because creating a program with types takes a second, but linting a file takes
 * only hundredths of a second.
 */
export async function lintFiles(version: DocsVersion, files: readonly FileToLint[]): Promise<Diagnostic[]> {
  const cache = openCache<readonly Finding[]>('sample-lint');
  const findings = new Map(files.map(({ key }) => [key, cache.get(key)]));
  const unknown = new Map(files.filter(({ key }) => !findings.get(key)).map((file) => [file.key, file]));
  for (const group of groupBy([...unknown.values()], ({ environment }) => environment).values()) {
    // Loaded on demand: TypeScript and ESLint take a second to load.
    const { lint } = await import('./lint');
    const found = lint(version, programOf(group), namesOf(group));
    group.forEach(({ key }, index) => {
      findings.set(key, found[index]);
      cache.set(key, found[index]!);
    });
  }
  return withoutRepetition(
    files.flatMap(({ key, place }) =>
      findings.get(key)!.map(({ line, ...finding }) => ({ ...place(line), ...finding })),
    ),
  );
}

const namesOf = (files: readonly FileToLint[]) => files.map(({ name }) => name);

function programOf(files: readonly FileToLint[]) {
  return {
    environment: files[0]!.environment,
    files: new Map(files.flatMap(({ neighbors, roots }) => [...neighbors, ...roots])),
    roots: [...new Set(files.flatMap(({ roots }) => [...roots.keys()]))],
  };
}

/** Removes duplicate findings. A line of an example can belong to several steps. */
function withoutRepetition(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return [
    ...new Map(
      diagnostics.map((diagnostic) => [`${diagnostic.file}:${diagnostic.line} ${diagnostic.what}`, diagnostic]),
    ).values(),
  ];
}
