import path from 'node:path';
import { root, versionOfFile } from '../../shared/versions';

/** Files and folders outside a page whose content the page shows, as absolute paths. */
export interface IncludedFiles {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

const exampleFence = /^\s*[`~]{3,}.*\bfile="(?<file>[^"]+)"/gm;

/**
 * Finds the files that a page includes: the example files in its fences, and all pages of its folder if it lists them.
 *
 * @param page - absolute path.
 * @param source - the page's MDX.
 */
export function includedFiles(page: string, source: string): IncludedFiles {
  const version = versionOfFile(page);
  if (!version) return { files: [], folders: [] };
  const examples = path.join(root, 'examples', version.name);
  return {
    files: [...source.matchAll(exampleFence)].map((match) => path.join(examples, match.groups?.['file'] ?? '')),
    folders: source.includes('<SectionPages') ? [path.dirname(page)] : [],
  };
}
