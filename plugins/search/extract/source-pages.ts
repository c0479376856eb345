import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { hashFolder, hashOf, openCache } from '../../shared/cache';
import { versionNameOf } from '../../shared/version-name';
import type { Platform, SearchDoc } from '../engine/files';
import type { SearchableVersion } from '../index-files/version-files';
import { isSearchable, searchDocOf, type SourcePage } from './search-docs';

/**
 * Reads the pages of the versions that the docs plugin has loaded.
 *
 * @param siteDir - folder of the site; the plugin's paths are below it.
 * @throws VFileMessage, with a place, when a page is not valid MDX.
 */
export function searchableVersions(versions: readonly LoadedVersion[], siteDir: string): SearchableVersion[] {
  // What the entries are made with is part of their key.
  const maker = hashFolder('plugins/search', (name) => /^(?:extract\/|engine\/files\.ts$)/.test(name));
  const cache = openCache<SearchDoc>('search-docs');
  return versions.map(({ versionName, path: versionPath, docs }) => {
    const prefix = versionPath.replace(/\/$/, '');
    const pages = docs
      .map((doc) => sourcePage(doc, prefix, siteDir))
      .filter(isSearchable)
      .sort((a, b) => (a.path < b.path ? -1 : 1));
    return {
      version: versionNameOf(versionName),
      prefix,
      docs: pages.map((page) => {
        const key = hashOf(maker, JSON.stringify(page));
        const known = cache.get(key);
        if (known) return known;
        const made = searchDocOf(page);
        cache.set(key, made);
        return made;
      }),
      descriptions: pages.map(({ description }) => description),
    };
  });
}

function sourcePage(
  { permalink, source, title, description, frontMatter }: LoadedVersion['docs'][number],
  prefix: string,
  siteDir: string,
): SourcePage {
  const { kind, sdk, sidebar_class_name: className } = frontMatter as Record<string, unknown>;
  return {
    path: permalink.slice(prefix.length),
    title,
    description,
    kind: String(kind),
    platforms: [sdk ?? []].flat() as Platform[],
    deprecated: String(className).includes('deprecated'),
    source: readFileSync(path.join(siteDir, source.replace('@site/', '')), 'utf8'),
  };
}
