import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../shared/diagnostics';
import { filesIn, isOwn } from '../../shared/files';
import { exists, root, type DocsVersion } from '../../shared/versions';
import { exampleReference, viewOf } from './example-view';
import { titleOf, type Sample } from './sample';

/** Returns the folder of a version's example projects, relative to the project root. */
export function examplesDir(version: DocsVersion): string {
  return `examples/${version.name}`;
}

/** Lists the example projects of a version, each as a folder relative to the project root. */
export function exampleProjects(version: DocsVersion): string[] {
  const folder = examplesDir(version);
  if (!exists(folder)) return [];
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`)
    .sort();
}

/** Returns the project of an example file, both relative to the project root. */
export function projectOf(file: string): string {
  return file.split('/').slice(0, 3).join('/');
}

/** Lists the files of a project, by path within it, without those that installing or running it creates. */
export function namesInProject(project: string): string[] {
  return filesIn(path.join(root, project)).filter(isOwn);
}

/** Lists the TypeScript files in an example file's project, by path relative to the project root. */
export function projectSources(file: string): string[] {
  const project = projectOf(file);
  return namesInProject(project)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${project}/${name}`);
}

/**
 * Reads all files that a file of a project may import: code, styles and data.
 *
 * @param project - relative to the project root.
 * @returns the text of each file by its path, relative to the project root.
 */
export function filesOfProject(project: string): Map<string, string> {
  const names = namesInProject(project).filter(
    (name) => /\.(?:[jt]sx?|css|json)$/.test(name) && !/tsconfig/.test(name),
  );
  return new Map(names.map((name) => [`${project}/${name}`, readFileSync(path.join(root, project, name), 'utf8')]));
}

/**
 * Fills a fence that names a file of an example, as in `file="react-quick-start/src/App.tsx" step="3"`.
 *
 * @returns the sample with its code and the source of that code; a sample with its own code is returned unchanged.
 */
export function fromExample(version: DocsVersion, sample: Sample): { sample: Sample; diagnostics: Diagnostic[] } {
  const reference = exampleReference(sample.meta);
  if (!reference) return { sample, diagnostics: [] };
  const file = `${examplesDir(version)}/${reference.path}`;
  const diagnostic = (what: string, fix: string) => ({
    sample,
    diagnostics: [{ file: sample.file, line: sample.line - 1, what, fix }],
  });
  if (sample.code.trim() !== '') {
    return diagnostic(
      'The fence has both code and `file="…"`.',
      `Leave the fence empty, and write the code in ${file}.`,
    );
  }
  if (!exists(file)) return diagnostic(`${file} does not exist.`, `Name a file below ${examplesDir(version)}.`);
  if (Number.isNaN(reference.step)) return diagnostic('The step is not a number.', 'Write it as in `step="3"`.');
  try {
    const view = viewOf(readFileSync(path.join(root, file), 'utf8'), reference);
    const meta = titleOf(sample) ? sample.meta : `${sample.meta} title="${reference.path.replace(/^[^/]+\//, '')}"`;
    return { sample: { ...sample, meta, code: view.code, example: { file, view } }, diagnostics: [] };
  } catch (error) {
    return diagnostic(
      `${file}: ${(error as Error).message}`,
      'Correct `step` and `region` in the fence, or mark the region with `#region name` and `#endregion` in that file.',
    );
  }
}
