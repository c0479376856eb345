import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { openCache } from '../../shared/cache';
import { ownPathOf, prefixOf } from '../../shared/routes';
import { sdksOfPage } from '../../shared/sdks-of-page';
import { versionNameOf } from '../../../src/lib/version-name';
import type { SearchDoc } from '../../../src/search/engine/files';
import type { SearchableVersion } from '../index-files/version-files';
import { isSearchable, searchDocOf, type SourcePage } from './search-docs';

/** A page as the docs plugin describes it, with the path of its file. */
type LoadedPage = Omit<SourcePage, 'source'> & { readonly file: string };

/** The pages of a version to index, as data that can be sent to another process. */
export interface LoadedPages {
  readonly version: string;
  /** Path prefix of the version; empty for the latest. */
  readonly prefix: string;
  readonly pages: readonly LoadedPage[];
}

/**
 * Selects the pages that search covers from the content of the docs plugin.
 *
 * @param siteDir - folder of the site; the plugin's paths are below it.
 */
export function loadedPages(version: LoadedVersion, siteDir: string): LoadedPages {
  return {
    version: versionNameOf(version.versionName),
    prefix: prefixOf(version),
    pages: version.docs
      .map((doc) => loadedPage(doc, version, siteDir))
      .filter(isSearchable)
      .sort(byReferenceAndPath),
  };
}

/**
 * Orders pages by path, with the reference last. Brotli compresses reference pages better when the guides come first,
 * which saves about 450 bytes in each version.
 */
function byReferenceAndPath(a: LoadedPage, b: LoadedPage): number {
  return Number(isReference(a)) - Number(isReference(b)) || (a.path < b.path ? -1 : 1);
}

const isReference = ({ path }: LoadedPage): boolean => path.startsWith('/api/');

/**
 * Reads the pages, and builds their search documents.
 *
 * @throws VFileMessage, with a position, when a page is not valid MDX.
 */
export function searchableVersions(versions: readonly LoadedPages[]): SearchableVersion[] {
  const cache = openCache<SearchDoc>('search-docs');
  return versions.map(({ version, prefix, pages }) => ({
    version,
    prefix,
    docs: pages.map(({ file, ...known }) => {
      const page = { ...known, source: readFileSync(file, 'utf8') };
      const key = JSON.stringify(page);
      const kept = cache.get(key);
      if (kept) return kept;
      const made = searchDocOf(page);
      cache.set(key, made);
      return made;
    }),
    descriptions: pages.map(({ description }) => description),
  }));
}

function loadedPage(
  { permalink, source, title, description, frontMatter }: LoadedVersion['docs'][number],
  version: LoadedVersion,
  siteDir: string,
): LoadedPage {
  const { kind, sidebar_class_name: className } = frontMatter as Record<string, unknown>;
  return {
    path: ownPathOf(permalink, version),
    title,
    description,
    kind: String(kind),
    platforms: sdksOfPage(frontMatter),
    deprecated: String(className).includes('deprecated'),
    file: path.join(siteDir, aliasedSitePathToRelativePath(source)),
  };
}
