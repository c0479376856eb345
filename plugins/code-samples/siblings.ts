import { isTypeScript } from './checked-sample';
import { plainCode, titleOf, type Sample } from './sample';
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
  // The files beside a file of an example are on the disk.
  if (samples[index]?.example) return [];
  const files = new Map<string, SiblingFile>();
  for (const sample of samples.slice(index + 1).reverse()) addFile(files, sample);
  for (const sample of samples.slice(0, index)) addFile(files, sample);
  const own = samples[index] && fileNameOf(samples[index]);
  if (own) files.delete(own);
  return [...files.values()];
}

function addFile(files: Map<string, SiblingFile>, sample: Sample): void {
  const name = fileNameOf(sample);
  if (name) files.set(name, { name, code: plainCode(sample).code });
}

function fileNameOf(sample: Sample): string | undefined {
  const title = titleOf(sample);
  return title && isTypeScript(sample) && /\.[cm]?[jt]sx?$/.test(title) ? title.replace(/^.*\//, '') : undefined;
}
