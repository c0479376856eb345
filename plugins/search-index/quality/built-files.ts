import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../shared/versions';
import type { DocumentsFile, IndexFile } from '../../../src/search/engine/files';
import { createSearcher, type Searcher } from '../../../src/search/engine/searcher';
import { FOLDER } from '../site/published-files';
import type { FileNames, FileNamesByVersion } from '../../../src/search/site-data';
import synonyms from '../../../src/search/synonyms.json';

/** A version in the built site. */
export interface BuiltVersion {
  readonly searcher: Searcher;
  readonly documents: DocumentsFile;
  readonly index: IndexFile;
  readonly names: FileNames;
}

/**
 * Reads the search files from a built site, by version.
 *
 * @param folder - the built site, relative to the project root.
 */
export function builtVersions(folder = 'build'): Map<string, BuiltVersion> {
  const read = (name: string) => JSON.parse(readFileSync(path.join(root, folder, FOLDER, name), 'utf8')) as unknown;
  const manifest = read('manifest.json') as FileNamesByVersion;
  return new Map(
    Object.entries(manifest).map(([version, names]) => {
      const documents = read(names.documents) as DocumentsFile;
      const index = read(names.index) as IndexFile;
      return [version, { searcher: createSearcher(documents, index, synonyms), documents, index, names }];
    }),
  );
}
