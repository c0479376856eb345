import { describe, expect, it } from 'vitest';
import { blocksOf, haveInOneBlock } from '../../plugins/content-checks/peculiarities/blocks';
import {
  findDiagnosticsOfEntries,
  type NamedPages,
} from '../../plugins/content-checks/peculiarities/diagnostics-of-entry';
import { readPeculiarities, type WrittenPeculiarity } from '../../plugins/content-checks/peculiarities/peculiarity';

const good = {
  id: 'second-stop',
  symbol: 'useScreenShare',
  member: 'stopStreaming',
  fact: 'A second `stopStreaming` hangs.',
  words: ['stopStreaming', 'hangs'],
  guides: ['how-to/react/share'],
  sources: ['web-client-sdk/packages/a.ts'],
};

const file = 'sdks/peculiarities/web/screen-share.json';
const read = (...entries: readonly unknown[]) => readPeculiarities(file, JSON.stringify(entries, null, 2));
const whats = (diagnostics: readonly { what: string }[]) => diagnostics.map(({ what }) => what);

describe('the fields of a peculiarity', () => {
  it('are valid, with the line of the entry', () => {
    const { entries, diagnostics } = read(good, good);
    expect(diagnostics).toEqual([]);
    expect(entries[1]).toEqual({ ...good, sdk: 'web', file, line: 18 });
  });

  it.each<[string, Record<string, unknown>]>([
    ['id', { id: 'Second stop' }],
    ['symbol', { symbol: undefined }],
    ['member', { member: 'stop()' }],
    ['since', { since: 'v1' }],
    ['until', { until: 22 }],
    ['fact', { fact: 'hangs' }],
    ['advice', { advice: '' }],
    ['words', { words: [] }],
    ['words', { words: ['`stop`', 'hangs'] }],
    ['words', { words: ['a', 'b', 'c', 'd', 'e'] }],
    ['guides', { guides: ['/how-to/react/share'] }],
    ['guides', { guides: ['how-to/react/share.mdx'] }],
    ['noGuide', { guides: [] }],
    ['noGuide', { guides: [], noGuide: '' }],
    ['sources', { sources: [] }],
    ['sources', { sources: ['other-sdk/a.ts'] }],
    ['facts', { facts: 'More.' }],
  ])('are invalid: %s', (name, change) => {
    const { entries, diagnostics } = read(good, { ...good, ...change });
    expect(entries).toHaveLength(1);
    expect(diagnostics).toMatchObject([{ file, line: 18, what: expect.stringContaining(`\`${name}\``) as string }]);
  });

  it('are read from a list in valid JSON, in the folder of an SDK', () => {
    expect(readPeculiarities(file, '[\n  { "id": "second-stop", "symbol": }\n]').diagnostics).toMatchObject([
      { what: expect.stringContaining('not valid JSON') as string },
    ]);
    expect(whats(readPeculiarities(file, '{}').diagnostics)).toEqual(['The file has no list.']);
    expect(whats(read('text').diagnostics)).toEqual(['The entry is not an object.']);
    expect(readPeculiarities('sdks/peculiarities/android/a.json', '[]').diagnostics).toHaveLength(1);
  });
});

describe('a block', () => {
  const page =
    '---\ntitle: stopStreaming hangs\n---\n\nA second\n`stopStreaming` **hangs**.\n\n- One\n- Two\n\n| a | b |\n| --- | --- |\n| One | Two |\n\n```ts\nsecret\n```\n\n<Note>\n\nInside.\n\n</Note>\n';
  const blocks = blocksOf(page);

  it('is the visible text of a paragraph, list item or table row', () => {
    expect(blocks).toEqual(expect.arrayContaining(['a second stopstreaming hangs.', 'one', 'onetwo', 'inside.']));
    expect(blocks.join()).not.toContain('secret');
    expect(blocks.join()).not.toContain('title');
  });

  it('is searched for all words, case-insensitive', () => {
    expect(haveInOneBlock(blocks, ['StopStreaming', 'HANG'])).toBe(true);
    expect(haveInOneBlock(blocks, ['one', 'two'])).toBe(true);
    expect(haveInOneBlock(blocks, ['one', 'hangs'])).toBe(false);
  });
});

describe('the names and words of a peculiarity', () => {
  const says = ['a second stopstreaming hangs.'];
  const version = (name: string, reference: readonly string[] = says, guide?: readonly string[]): NamedPages => ({
    version: name,
    symbol: (sdk, symbol) =>
      sdk === 'web' && symbol === 'useScreenShare'
        ? { file: `${name}/reference.mdx`, blocks: reference, members: ['stopStreaming'] }
        : undefined,
    guide: (route) =>
      guide && route === 'how-to/react/share' ? { file: `${name}/guide.mdx`, blocks: guide } : undefined,
  });
  const versions = [version('next', says, says), version('0.22.0', says, says), version('0.21.0', ['nothing.'])];
  const holds = { ...good, since: '0.22.0', sdk: 'web', file, line: 2 } as const satisfies WrittenPeculiarity;
  const find = (change: Partial<WrittenPeculiarity>, of: readonly NamedPages[] = versions) =>
    whats(findDiagnosticsOfEntries([{ ...holds, ...change }], of));

  it('are valid in its versions', () => {
    expect(find({})).toEqual([]);
    expect(find({ until: '0.22.0' })).toEqual([]);
  });

  it.each<[string, Partial<WrittenPeculiarity>, string]>([
    ['a version that is not documented', { since: '0.19.0' }, '`since` is 0.19.0'],
    ['a range that runs backwards', { since: 'next', until: '0.22.0' }, 'is after `until`'],
    ['the next version as the end', { until: 'next' }, 'is the next version'],
    [
      'a symbol from another SDK',
      { sdk: 'mobile' },
      'useScreenShare has no reference page among those of mobile in next',
    ],
    ['an unknown member', { member: 'stop' }, 'useScreenShare has no member stop in next'],
    ['an unknown guide', { guides: ['how-to/react/none'] }, 'The guide "how-to/react/none" is in none'],
    ['words that no block contains', { words: ['second', 'works'] }, 'No block of next/reference.mdx'],
  ])('are invalid with %s', (_, change, what) => {
    expect(find(change)).toContainEqual(expect.stringContaining(what));
  });

  it('are checked only in the versions of the peculiarity', () => {
    expect(find({ since: undefined })).toEqual([expect.stringContaining('No block of 0.21.0/reference.mdx')]);
    const silent = [version('next', says, ['a second stopstreaming.', 'it hangs.']), version('0.22.0', says, says)];
    expect(find({}, silent)).toEqual([expect.stringContaining('No block of next/guide.mdx')]);
    expect(find({ until: '0.22.0' }, silent)).toEqual([]);
  });

  it('report the word that is missing on the whole page', () => {
    expect(find({ words: ['second', 'works'] })[0]).toContain('not found on the page: "works"');
  });

  it('have a unique ID within the SDK', () => {
    const other = { ...holds, line: 20 };
    expect(whats(findDiagnosticsOfEntries([holds, other], versions))).toEqual([
      expect.stringContaining('"second-stop"'),
    ]);
    expect(findDiagnosticsOfEntries([holds, { ...other, id: 'other' }], versions)).toEqual([]);
  });
});
