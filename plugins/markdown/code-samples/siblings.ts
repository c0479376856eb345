import path from 'node:path';
import { projectOf, projectSources } from './example-files';
import { isTypeScript, plainCode, titleOf, type Sample } from './sample';
import type { SiblingFile } from './sample-files';

/**
 * Returns the files that a sample may import by a relative path: other samples of the page with file names as titles.
 *
 * `import { Video } from './Video'` finds `title="src/Video.tsx"`. If several samples have the same title, as in a
 * tutorial that extends a file, the import resolves to the last one before the checked sample or, if there is none, to
 * the first one after it.
 *
 * @param samples - all samples of the page, in order.
 * @param index - index of the checked sample.
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
 * Returns a file that imports every other file of an example's project.
 *
 * The other files are also on disk. But if one of them extends a library's types, for example by adding a property to
 * Fastify's instance, the extension applies only if that file is part of the program.
 */
function wholeProject(file: string): SiblingFile {
  const project = projectOf(file);
  const imports = projectSources(file)
    .filter((name) => name !== file)
    .map((name) => `import './${path.posix.relative(project, name).replace(/\.tsx?$/, '')}';`);
  // Named after the file that it leaves out, because parts of other files may be compiled next to it.
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
