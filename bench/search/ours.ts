import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentsFile, SearchDoc } from '../../src/search/engine/files';
import { searchDocOf, type SourcePage } from '../../plugins/search-index/extract/search-docs';
import { versionFiles, type SearchableVersion } from '../../plugins/search-index/index-files/version-files';
import { docsVersion, root } from '../../plugins/shared/versions';
import { timed } from './figures';

/** Texts of an engine's documents and index, and the seconds it took to create them. */
export interface EngineFiles {
  readonly documents: string;
  readonly index: string;
  readonly seconds: number;
}

/** Reads a version's sources as an uncached build does, and returns the duration in seconds. */
export async function readSources({ version, searchDocs }: DocumentsFile): Promise<number> {
  const folder = path.join(root, docsVersion(version).docsDir);
  const { seconds } = await timed(() => searchDocs.map((doc) => searchDocOf(sourceOf(doc, folder))));
  return seconds;
}

/** Returns the source page of a document. */
function sourceOf({ path: route, title, kind, symbol, platforms, deprecated }: SearchDoc, folder: string): SourcePage {
  const file = [`${route}.mdx`, `${route}.md`, `${route}/index.mdx`]
    .map((name) => path.join(folder, name))
    .find((name) => existsSync(name));
  if (!file) throw new Error(`${route} has no source; run "npm run api"`);
  return {
    path: route,
    title,
    description: '',
    kind: symbol ? 'api' : kind,
    platforms: platforms ?? [],
    deprecated: deprecated ?? false,
    source: readFileSync(file, 'utf8'),
  };
}

/** Returns a version in the form from which its search files are created. */
export function versionOf(documents: DocumentsFile, descriptions: readonly string[]): SearchableVersion {
  const { version, prefix, searchDocs } = documents;
  return { version, prefix, docs: searchDocs, descriptions };
}

/** Creates a version's documents and index with the site's own code. */
export async function ourFiles(
  version: SearchableVersion,
  { elsewhere, options }: DocumentsFile,
): Promise<EngineFiles> {
  const { result, seconds } = await timed(() => {
    const { documents, index } = versionFiles(version, elsewhere, options);
    return { documents: JSON.stringify(documents), index: JSON.stringify(index) };
  });
  return { ...result, seconds };
}
