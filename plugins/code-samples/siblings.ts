import { isTypeScript } from './checked-sample';
import { plainCode, titleOf, type Sample } from './sample';
import type { SiblingFile } from './typescript';

/** The titled samples of a page so far, by the name under which later samples import them. */
export type SiblingFiles = Map<string, SiblingFile>;

/**
 * Lets later samples of the page import this one, when its title is a file name: `title="src/Video.tsx"` is found by
 * `import { Video } from './Video'`. A later sample with the same title takes the place of the earlier one.
 */
export function addSibling(siblings: SiblingFiles, sample: Sample): void {
  const title = titleOf(sample);
  if (!title || !isTypeScript(sample) || !/\.[cm]?[jt]sx?$/.test(title)) return;
  const name = title.replace(/^.*\//, '');
  siblings.set(name, { name, code: plainCode(sample).code });
}
