import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../plugins/shared/versions';
import { writeFiles } from '../plugins/shared/write-files';
import { siteOf } from './built-site';
import { deployFiles, inlinePartsFile } from './files';
import type { InlineParts } from './policy/inline-parts';

/** Writes all files of {@link deployFiles} for the current environment. */
export function writeDeployFiles(inline: InlineParts): string[] {
  const files = deployFiles(inline, siteOf(inline));
  writeFiles(root, files);
  return [...files.keys()];
}

/** Returns the inline parts from which the current files were generated. */
export function recordedInlineParts(): InlineParts {
  return JSON.parse(readFileSync(path.join(root, inlinePartsFile), 'utf8')) as InlineParts;
}
