import path from 'node:path';
import { examplesDir } from '../code-samples/example-files';
import { exampleReference } from '../code-samples/example-view';
import { root, versionOfFile } from '../../shared/versions';
import { guideFolders } from '../symptoms/symptom-groups';

/** Files and folders outside a page whose content the page shows, as absolute paths. */
export interface IncludedFiles {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

/** Matches the first line of a fence. The first group is the text after the marker. */
const fences = /^\s*[`~]{3,}(.*)$/gm;

/**
 * Finds the files that a page includes: the example files in its fences, all pages of its folder if it lists them, and
 * all guides if it lists their symptoms.
 *
 * @param page - absolute path.
 * @param source - the page's MDX.
 */
export function includedFiles(page: string, source: string): IncludedFiles {
  const version = versionOfFile(page);
  if (!version) return { files: [], folders: [] };
  const examples = path.join(root, examplesDir(version));
  return {
    files: [...source.matchAll(fences)].flatMap(([, meta = '']) => {
      const reference = exampleReference(meta);
      return reference ? path.join(examples, reference.path) : [];
    }),
    folders: [
      ...(source.includes('<SectionPages') ? [path.dirname(page)] : []),
      ...(source.includes('<Symptoms') ? guideFolders.map((folder) => path.join(root, version.docsDir, folder)) : []),
    ],
  };
}
