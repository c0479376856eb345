import type { IndexFile } from '../../../src/search/engine/files';
import { elsewhereOf } from '../index-files/elsewhere';
import type { Removal } from '../index-files/removals';
import { versionFiles, type SearchableVersion } from '../index-files/version-files';
import synonyms from '../../../src/search/synonyms.json';
import { checkSynonyms } from './check-synonyms';
import type { FileNames, FileNamesByVersion } from '../../../src/search/site-data';

/** Folder of the files on the site. */
export const FOLDER = 'assets/search';

/** Files that the plugin adds to the site. */
export interface PublishedFiles {
  readonly fileNames: FileNamesByVersion;
  /** Text of each file, by its path below the site's root. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Builds all search files.
 *
 * Each version has two files with the build hash in their names. The manifest lists these names, for pages that were
 * opened before a deploy and whose files no longer exist.
 *
 * @throws Error when a synonym cannot work.
 * @param versions - the latest first, then the others in order of preference for readers.
 * @param removal - returns the replacement for a removed name.
 */
export function publishedFiles(
  versions: readonly SearchableVersion[],
  maxHits: number,
  removal?: Removal,
): PublishedFiles {
  const files = new Map<string, string>();
  const indexes: IndexFile[] = [];
  const named = versions.map((version): [string, FileNames] => {
    const others = versions.filter((other) => other !== version);
    const { documents, index } = versionFiles(version, elsewhereOf(version, others, removal), { maxHits });
    indexes.push(index);
    const names = {
      documents: `search-doc-${version.version}-${documents.build}.json`,
      index: `search-index-${version.version}-${index.build}.json`,
    };
    files.set(`${FOLDER}/${names.documents}`, JSON.stringify(documents));
    files.set(`${FOLDER}/${names.index}`, JSON.stringify(index));
    return [version.version, names];
  });
  checkSynonyms(synonyms, indexes);
  const fileNames = Object.fromEntries(named);
  files.set(`${FOLDER}/manifest.json`, JSON.stringify(fileNames));
  return { fileNames, files };
}
