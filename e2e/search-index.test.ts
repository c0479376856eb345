import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { pathOf } from '../src/search/engine/files';
import { builtVersions, type BuiltVersion } from '../plugins/search-index/quality/built-files';
import { answerable, bars, measureQuality } from '../plugins/search-index/quality/golden';
import { docsVersions, NEXT } from '../plugins/shared/versions';
import { goldenDiagnostics, readGolden } from '../tools/golden-queries';
import { attributeValues, builtFiles, builtPages } from './support/built-site';

const names = docsVersions().map(({ name }) => name);
const golden = readGolden();
/** Whether a page is a landing page, which only lists the pages below it. */
const isLanding = (path: string, paths: readonly string[]) => paths.some((other) => other.startsWith(`${path}/`));

let versions: Map<string, BuiltVersion>;
let pages: Map<string, string>;
beforeAll(() => {
  versions = builtVersions();
  pages = builtPages();
});

const built = (name: string) => versions.get(name) as BuiltVersion;

/** Returns the script of the search worker. */
function worker(): string {
  const found = [...builtFiles()].filter((file) => /^\/assets\/js\/search\.[0-9a-f]+\.js$/.test(file));
  expect(found).toHaveLength(1);
  return readFileSync(`build${found[0]}`, 'utf8');
}

it('at least 120 golden queries cover every kind', () => {
  expect(golden.length).toBeGreaterThanOrEqual(120);
  expect(new Set(golden.map(({ kind }) => kind)).size).toBe(6);
});

it('golden queries expect only pages that exist', () => {
  const documents = [...versions.values()].map((version) => version.documents);
  expect(goldenDiagnostics(golden, documents)).toEqual([]);
});

it('the next version has a page for each golden query that does not exclude it', () => {
  const answered = new Set(answerable(built(NEXT).documents, golden).map(({ query }) => query));
  const missing = golden.filter(({ query, notIn }) => !notIn?.includes(NEXT) && !answered.has(query));
  expect(missing.map(({ query }) => query)).toEqual([]);
});

describe.each(names)('search in %s', (name) => {
  it('meets the quality bar for the golden queries', () => {
    const { searcher, documents } = built(name);
    const { hitAt1, hitAt5, meanReciprocalRank, misses, queries } = measureQuality(searcher, documents, golden);
    const report = misses.map(({ golden: { query }, rank, first }) => `${rank}  ${query}  ${first[0]}`).join('\n');
    expect(queries, 'queries for which the version has a page').toBeGreaterThan(200);
    expect(hitAt1, report).toBeGreaterThanOrEqual(bars.hitAt1);
    expect(hitAt5, report).toBeGreaterThanOrEqual(bars.hitAt5);
    expect(meanReciprocalRank, report).toBeGreaterThanOrEqual(bars.meanReciprocalRank);
  });

  it('covers every page of the tutorials, how-to, explanation, api and upgrade routes, and no other', () => {
    const { documents } = built(name);
    const inScope = [...pages.keys()]
      .filter((route) => route.startsWith(`${documents.prefix}/`))
      .map((route) => route.slice(documents.prefix.length))
      .filter((path) => /^\/(?:tutorials|how-to|explanation|api|upgrade)(?:\/|$)/.test(path))
      // Search leaves out landing pages and the comparison of platforms, because the pages that they list are found
      // directly. However, it includes the landing page of the upgrade guides, for readers whose query names no
      // version.
      .filter((path, _, all) => path === '/upgrade' || (!isLanding(path, all) && path !== '/api/platforms'));
    expect(inScope.length).toBeGreaterThan(150);
    expect(documents.searchDocs.map(({ path }) => path).sort()).toEqual(inScope.sort());
  });

  it('finds every page by its title', () => {
    const { documents, searcher } = built(name);
    const missing = documents.searchDocs.filter(
      ({ title, path }) => !searcher.search(title, undefined, 60).pages.some((hit) => hit.path === path),
    );
    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('links to existing headings', () => {
    const { documents } = built(name);
    const broken: string[] = [];
    for (const doc of documents.searchDocs) {
      const ids = new Set(attributeValues(pages.get(documents.prefix + doc.path) ?? '', 'id'));
      for (let section = 1; section < doc.sections.length; section++) {
        const [, id = ''] = pathOf(doc, section).split('#');
        if (!ids.has(id)) broken.push(`${doc.path}#${id}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('lists only existing names of other versions', () => {
    const { documents } = built(name);
    const broken = documents.elsewhere.filter(([, , url]) => {
      const [route = '', id] = url.split('#');
      const html = pages.get(route);
      return html === undefined || (id !== undefined && !attributeValues(html, 'id').includes(id));
    });
    expect(broken).toEqual([]);
  });

  it('has two files of the same build, with the build in their names', () => {
    const { documents, index, names: fileNames } = built(name);
    expect(documents.build).toBe(index.build);
    expect(fileNames.documents).toContain(documents.build);
    expect(fileNames.index).toContain(index.build);
  });

  // Page text makes up three quarters of the files. If new text exceeds the limit, shorten pages first.
  it('sends less than 140 KB of files', () => {
    const { names: fileNames } = built(name);
    const sizes = Object.values(fileNames).map(
      (file) => brotliCompressSync(readFileSync(`build/assets/search/${file}`)).byteLength,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(140_000);
  });
});

it('the worker uses neither eval nor WebAssembly', () => {
  expect(worker()).not.toMatch(/\beval\(|new Function\(|WebAssembly/);
});
