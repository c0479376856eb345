import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Docs } from '../../packages/mcp/src/docs';
import { NotOnSite, type Site } from '../../packages/mcp/src/site/site';
import { siteFiles } from '../support/mcp-site';

const tenMinutes = 10 * 60_000;

/** A site that a test can replace, and the paths that were read from it. */
class TestSite implements Site {
  readonly place = 'test';
  readonly reads: string[] = [];
  files = new Map<string, string>();

  read(path: string): Promise<string> {
    this.reads.push(path);
    const text = this.files.get(path);
    return text === undefined ? Promise.reject(new NotOnSite(`No file ${path}.`)) : Promise.resolve(text);
  }

  /** Replaces all files with those of a build that has one page and one symbol. */
  deploy(versions: readonly string[], page: string, symbol: string): void {
    const docs = [{ path: '/page', title: page, kind: 'guide' as const, sections: [] }];
    const files = {
      '/symbols.json': { symbols: [{ name: symbol }] },
      '/declarations/web.json': { files: { 'a.d.ts': symbol }, types: '/types.json' },
    };
    this.files = siteFiles(Object.fromEntries(versions.map((version) => [version, { docs, files }])));
    this.files.set('/types.json', '{}');
  }
}

let site: TestSite;
let docs: Docs;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  site = new TestSite();
  docs = new Docs(site);
  site.deploy(['1.0.0'], 'Rooms', 'useRoom');
});

afterEach(() => {
  vi.useRealTimers();
});

const titles = async () => (await docs.open()).pages.map(({ title }) => title);
const symbols = async () => (await docs.symbols(await docs.open())).map(({ name }) => name);
const key = async () => (await docs.declarations(await docs.open(), 'web')).key;

describe('the docs', () => {
  it('are read once within ten minutes', async () => {
    for (let count = 0; count < 2; count += 1)
      expect([await titles(), await symbols()]).toEqual([['Rooms'], ['useRoom']]);
    await key();
    await key();
    expect(site.reads).toHaveLength(new Set(site.reads).size);
  });

  it('have the pages, symbols, declarations and versions of a new build after ten minutes', async () => {
    const before = [await titles(), await symbols(), await docs.versions()];
    const oldKey = await key();
    site.deploy(['2.0.0', '1.0.0'], 'Peers', 'usePeer');
    vi.setSystemTime(Date.now() + tenMinutes - 1);
    expect([await titles(), await symbols(), await docs.versions()]).toEqual(before);
    vi.setSystemTime(Date.now() + 1);
    expect([await titles(), await symbols(), await docs.versions()]).toEqual([
      ['Peers'],
      ['usePeer'],
      ['2.0.0', '1.0.0'],
    ]);
    expect(await key()).not.toBe(oldKey);
  });

  it('have new symbols even if the new build has the same search index, which is not loaded again', async () => {
    expect(await symbols()).toEqual(['useRoom']);
    const { searcher } = await docs.open();
    site.deploy(['1.0.0'], 'Rooms', 'usePeer');
    vi.setSystemTime(Date.now() + tenMinutes);
    expect(await symbols()).toEqual(['usePeer']);
    expect((await docs.open()).searcher).toBe(searcher);
  });

  it('keep no search index of an earlier build', async () => {
    const { searcher } = await docs.open();
    for (const page of ['Peers', 'Rooms']) {
      site.deploy(['1.0.0'], page, 'useRoom');
      vi.setSystemTime(Date.now() + tenMinutes);
      expect(await titles()).toEqual([page]);
    }
    expect((await docs.open()).searcher).not.toBe(searcher);
  });

  it('read the manifest again after a version could not be opened', async () => {
    await docs.versions();
    site.deploy(['1.0.0'], 'Peers', 'usePeer');
    await expect(docs.open()).rejects.toThrow(NotOnSite);
    expect(await titles()).toEqual(['Peers']);
  });
});
