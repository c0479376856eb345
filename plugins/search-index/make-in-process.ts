import { apiHistory } from '../api-reference/history/file';
import { answerTasks } from '../shared/processes';
import { searchableVersions, type LoadedPages } from './extract/source-pages';
import { removalsIn } from './index-files/removals';
import { publishedFiles } from './site/published-files';
import { writeFiles } from '../shared/write-files';
import type { FileNamesByVersion } from '../../src/search/site-data';

// The plugin runs this module in a separate process, because the bundler is compiling pages in one thread at the same
// time.

/** Pages to index. */
export interface SearchTask {
  /** Latest version first. */
  readonly versions: readonly LoadedPages[];
  readonly maxHits: number;
  /** Folder for the files. */
  readonly folder: string;
}

/** Builds and writes the search files, and sends back their names. */
answerTasks(({ versions, maxHits, folder }: SearchTask): FileNamesByVersion => {
  const { files, fileNames } = publishedFiles(searchableVersions(versions), maxHits, removalsIn(apiHistory()));
  writeFiles(folder, files);
  return fileNames;
});
