import { NotOnSite, type Site } from '../../packages/mcp/src/site/site';
import { versionFiles } from '../../plugins/search-index/index-files/version-files';
import type { ElsewhereEntry, SearchDoc } from '../../src/search/engine/files';

/** A version of a site for tests. */
export interface SiteVersion {
  readonly docs: readonly SearchDoc[];
  readonly elsewhere?: readonly ElsewhereEntry[];
  /** Other files of the version, by path below its prefix: text, or data that becomes JSON. */
  readonly files?: Readonly<Record<string, unknown>>;
}

/** Returns the files of a site by path, given its versions by name, the latest first. */
export function siteFiles(versions: Readonly<Record<string, SiteVersion>>): Map<string, string> {
  const built = Object.entries(versions).map(([version, { docs, elsewhere = [], files = {} }], at) => {
    const prefix = at === 0 ? '' : `/${version}`;
    const descriptions = docs.map(() => '');
    const { documents, index } = versionFiles({ version, prefix, docs, descriptions }, elsewhere, { maxHits: 8 });
    const names = { documents: `documents-${documents.build}.json`, index: `index-${index.build}.json` };
    return { version, prefix, documents, index, names, files };
  });
  const manifest = Object.fromEntries(built.map(({ version, names }) => [version, names]));
  return new Map([
    ['/assets/search/manifest.json', JSON.stringify(manifest)],
    ...built.flatMap(({ prefix, documents, index, names, files }): [string, string][] => [
      [`/assets/search/${names.documents}`, JSON.stringify(documents)],
      [`/assets/search/${names.index}`, JSON.stringify(index)],
      ...Object.entries(files).map(([path, content]): [string, string] => [
        prefix + path,
        typeof content === 'string' ? content : JSON.stringify(content),
      ]),
    ]),
  ]);
}

/** Returns a site with the given versions. */
export function siteOf(versions: Readonly<Record<string, SiteVersion>>): Site {
  const files = siteFiles(versions);
  return {
    place: 'test',
    read(path) {
      const text = files.get(path);
      return text === undefined ? Promise.reject(new NotOnSite(`No file ${path}.`)) : Promise.resolve(text);
    },
  };
}
