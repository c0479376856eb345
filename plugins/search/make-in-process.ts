import { answerTasks } from '../shared/processes';
import { searchableVersions, type LoadedPages } from './extract/source-pages';
import { publishedFiles } from './site/published-files';
import { writeFiles } from './site/write-files';
import type { FileNamesByVersion } from './site/site-data';

// The plugin starts this, because the bundler compiles pages in one thread meanwhile.

/** Pages that are to be found. */
export interface SearchTask {
  /** The latest version first. */
  readonly versions: readonly LoadedPages[];
  readonly maxHits: number;
  /** Where the files are written. */
  readonly folder: string;
}

/** Answers with the names of the files. */
answerTasks(({ versions, maxHits, folder }: SearchTask): FileNamesByVersion => {
  const { files, fileNames } = publishedFiles(searchableVersions(versions), maxHits);
  writeFiles(folder, files);
  return fileNames;
});
