import { hashOf } from '../../shared/cache';
import {
  FORMAT,
  type DocumentsFile,
  type ElsewhereEntry,
  type IndexFile,
  type SearchDoc,
} from '../../../src/search/engine/files';
import { indexPages, packIndex, type IndexedPage } from '../../../src/search/engine/mini-search';
import { partsOf } from '../../../src/search/engine/words';

/** The two files of a version. */
export interface VersionFiles {
  readonly documents: DocumentsFile;
  readonly index: IndexFile;
}

/** A version to index. */
export interface SearchableVersion {
  readonly version: string;
  /** Path prefix of the version; empty for the latest. */
  readonly prefix: string;
  readonly docs: readonly SearchDoc[];
  /** Description of each page from its front matter: indexed only, and never sent to readers. */
  readonly descriptions: readonly string[];
}

/** Builds the two files of a version, stamped with the hash of their content. */
export function versionFiles(
  { version, prefix, docs, descriptions }: SearchableVersion,
  elsewhere: readonly ElsewhereEntry[],
  options: DocumentsFile['options'],
): VersionFiles {
  const content = { version, prefix, options, searchDocs: docs, elsewhere };
  const index = packIndex(indexPages(docs.map((doc, id) => indexedPage(doc, id, descriptions[id] ?? ''))));
  const build = hashOf(String(FORMAT), JSON.stringify(content), JSON.stringify(index)).slice(0, 12);
  return { documents: { format: FORMAT, build, ...content }, index: { format: FORMAT, build, ...index } };
}

function indexedPage({ path, title, symbol, sections }: SearchDoc, id: number, description: string): IndexedPage {
  return {
    id,
    // A symbol ranks first by its name anyway. For an everyday word such as "camera", it should be only one of many
    // results.
    title: symbol && partsOf(title).length === 1 ? '' : title,
    parts: symbol ? partsOf(title).join(' ') : '',
    headings: [symbol ? '' : nameInPath(path), ...sections.map(([heading]) => heading)].join('\n'),
    body: [description, ...sections.map(([, text]) => text)].join('\n'),
  };
}

/**
 * Returns the last part of a path in words: a guide's address often uses a different word for the task than the title
 * does.
 */
function nameInPath(path: string): string {
  return (path.split('/').at(-1) ?? '').replaceAll('-', ' ');
}
