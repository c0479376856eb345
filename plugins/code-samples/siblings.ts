import path from 'node:path';
import { projectOf, projectSources } from './example-files';
import { isTypeScript, plainCode, titleOf, type Sample } from './sample';
import type { SiblingFile } from './typescript';

/**
 * The files that a sample of a page may import by a relative path: the page's other samples whose titles are file names.
 *
 * `title="src/Video.tsx"` is found by `import { Video } from './Video'`. When a title occurs several times, as in a
 * tutorial that builds a file up, it stands for the last one before the sample, or else for the first one after it.
 *
 * @param samples - all samples of the page, in their order.
 * @param index - which of them is checked.
 */
export function siblingsOf(samples: readonly Sample[], index: number): SiblingFile[] {
  const example = samples[index]?.example;
  if (example) return [wholeProject(example.file)];
  const files = new Map<string, SiblingFile>();
  for (const sample of samples.slice(index + 1).reverse()) addFile(files, sample);
  for (const sample of samples.slice(0, index)) addFile(files, sample);
  const own = samples[index] && fileNameOf(samples[index]);
  if (own) files.delete(own);
  return [...files.values()];
}

/**
 * A file that imports every other file of an example's project: they are on the disk, but a declaration that one of them
 * adds to a library, such as a property of Fastify's instance, counts only when the file is part of the program.
 */
function wholeProject(file: string): SiblingFile {
  const project = projectOf(file);
  const imports = projectSources(file)
    .filter((name) => name !== file)
    .map((name) => `import './${path.posix.relative(project, name).replace(/\.tsx?$/, '')}';`);
  // Named after the file that it leaves out: parts of other files may be compiled beside it.
  const name = `${project}/all-but-${path.posix.relative(project, file).replaceAll('/', '-')}.sample.ts`;
  return { name, code: [...imports, 'export {};'].join('\n') };
}

function addFile(files: Map<string, SiblingFile>, sample: Sample): void {
  const name = fileNameOf(sample);
  if (name) files.set(name, { name, code: plainCode(sample).code });
}

function fileNameOf(sample: Sample): string | undefined {
  const title = titleOf(sample);
  return title && isTypeScript(sample) && /\.[cm]?[jt]sx?$/.test(title) ? title.replace(/^.*\//, '') : undefined;
}
