import { describe, expect, it } from 'vitest';
import { noAction } from '../../plugins/api-reference/upgrades/change';
import { parsePage } from '../../plugins/shared/mdx';
import { editDistance } from '../../src/lib/edit-distance';
import { excerptOf, sentencesOf } from '../../src/search/engine/excerpt';
import type { SearchDoc } from '../../src/search/engine/files';
import type { PageHit } from '../../src/search/engine/hits';
import { mergeAnswers } from '../../src/search/engine/merge';
import { indexPages, packIndex, unpackIndex, type IndexedPage } from '../../src/search/engine/mini-search';
import { createSearcher, FilesDoNotFit, type Answer } from '../../src/search/engine/searcher';
import { wordsOf } from '../../src/search/engine/words';
import { kindLabel } from '../../src/search/ui/kind-badge';
import { statusText } from '../../src/search/ui/status-text';
import { pageSectionsOf } from '../../plugins/search-index/extract/page-sections';
import { isSearchable, searchDocOf, type SourcePage } from '../../plugins/search-index/extract/search-docs';
import { elsewhereOf } from '../../plugins/search-index/index-files/elsewhere';
import { versionFiles, type SearchableVersion } from '../../plugins/search-index/index-files/version-files';
import { validateOptions } from '../../plugins/search-index/options';
import { measureQuality } from '../../plugins/search-index/quality/golden';
import { checkSynonyms } from '../../plugins/search-index/site/check-synonyms';
import { publishedFiles } from '../../plugins/search-index/site/published-files';

const page: SourcePage = {
  path: '/how-to/react/connecting',
  title: 'Connect to a room',
  description: 'Join a room.',
  kind: 'how-to',
  platforms: ['web'],
  deprecated: false,
  source: '',
};

const symbol = (title: string, platform: 'web' | 'mobile' | 'server', sections: SearchDoc['sections']): SearchDoc => ({
  path: `/api/${platform}/functions/${title}`,
  title,
  kind: platform,
  platforms: [platform],
  symbol: 'Hook',
  sections,
});

const guide = (path: string, title: string, sections: SearchDoc['sections']): SearchDoc => ({
  path,
  title,
  kind: 'guide',
  sections,
});

const docs: SearchDoc[] = [
  symbol('useCamera', 'web', [
    ['', 'Turns the camera on and off.'],
    ['toggleCamera', 'Turns the camera on, or off together with its light.'],
    ['token', 'A word like any other.'],
  ]),
  symbol('useCamera', 'mobile', [['', 'Turns the camera on and off. Another sentence.']]),
  symbol('useCameraPermissions', 'mobile', [['', 'Requests the permission.']]),
  symbol('FishjamClient', 'server', [
    ['', 'Talks to the server.'],
    ['createRoom', 'Creates a room.\nidleTimeout? – After how long it ends.'],
    ['deletePeer', 'Deletes a peer.'],
  ]),
  guide('/how-to/react/start-streaming', 'Start streaming', [
    ['', 'This guide starts the camera.'],
    ['Share the screen', 'A screen is shared with useScreenShare.'],
    [
      'Troubleshooting',
      'expired token – The peer was away for a day. – Ask for another.\nNotAllowedError – The user said no.',
    ],
  ]),
  guide('/how-to/react/connecting', 'Connect to a room', [
    ['', 'Join with a token.'],
    ['Reconnection', 'After a lost connection the SDK reconnects.'],
  ]),
];

const version = (name: string, prefix: string, all: readonly SearchDoc[] = docs): SearchableVersion => ({
  version: name,
  prefix,
  docs: all,
  descriptions: all.map(() => ''),
});

const synonyms = [{ words: ['kick', 'kick a peer'], means: ['deletePeer'] }];

function searcherOf(of: SearchableVersion, others: readonly SearchableVersion[] = []) {
  const { documents, index } = versionFiles(of, elsewhereOf(of, others), { maxHits: 8 });
  return createSearcher(documents, index, synonyms);
}

const paths = ({ pages }: Answer) => pages.map(({ path, sections }) => path + (sections[0]?.url.split(path)[1] ?? ''));

describe('words', () => {
  it('are found by their stem, and names are found as a whole and by their parts', () => {
    const [joins, name] = wordsOf('joins toggleCamera');
    expect(joins?.terms).toEqual(wordsOf('joining')[0]?.terms);
    expect(name?.terms).toEqual(['togglecamera', 'toggl', 'camera']);
  });

  it('have no terms if they are stop words, and have positions in the text', () => {
    const text = "the peer can't join";
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['the', 'peer', "can't", 'join']);
    expect(wordsOf('the')[0]?.terms).toEqual([]);
  });

  it('are cached up to a maximum number', () => {
    const termsOf = (word: string) => wordsOf(word)[0]?.terms;
    const terms = termsOf('livestream');
    expect(termsOf('livestream')).toBe(terms);
    for (let word = 0; word < 10_000; word++) termsOf(`query${word}`);
    expect(termsOf('livestream')).not.toBe(terms);
    expect(termsOf('livestream')).toEqual(terms);
  });

  it.each([
    ["room's", ['room']],
    ['room’s', ['room']],
    ["useCamera's", ['usecamera', 'camera']],
    ["isn't", []],
    ['isn’t', []],
    ['isnt', []],
    ["couldn't", ['couldnt']],
  ])('with an apostrophe are not identifiers: %s', (written, terms) => {
    expect(wordsOf(written)[0]?.terms).toEqual(terms);
  });
});

describe('the edit distance', () => {
  it.each([
    ['sandobx', 'sandbox', 1],
    ['usecamra', 'usecamera', 1],
    ['reconection', 'reconnection', 1],
    ['peer', 'peer', 0],
    ['peer', 'room', 3],
    ['', 'ab', 2],
  ])('of %s and %s is %i', (a, b, distance) => {
    expect(editDistance(a, b, 2)).toBe(distance);
  });
});

describe('sections', () => {
  const source = `---
title: Page
---

First words with \`code{:ts}\`.

## A heading

- one item

| Key | Meaning |
| --- | --- |
| \`a\` | the first |

\`\`\`ts
const code = 1;
\`\`\`

### A heading

:::warning[Deprecated]

Use another.

:::

## Verify

Try it.

## Next steps

- [Elsewhere](./x.mdx)
`;

  it('go from heading to heading, with the IDs on the site', () => {
    expect(pageSectionsOf(parsePage(source))).toEqual([
      { heading: '', anchor: '', depth: 1, blocks: ['First words with code.'] },
      { heading: 'A heading', anchor: 'a-heading', depth: 2, blocks: ['one item', 'a – the first'] },
      { heading: 'A heading', anchor: 'a-heading-1', depth: 3, blocks: ['Use another.'] },
      { heading: 'Verify', anchor: 'verify', depth: 2, blocks: ['Try it.'] },
      { heading: 'Next steps', anchor: 'next-steps', depth: 2, blocks: ['Elsewhere'] },
    ]);
  });

  it('are left out if they only link elsewhere or describe how to try the result, and IDs that can be derived from the heading are not stored', () => {
    const doc = searchDocOf({ ...page, source });
    expect(doc.sections).toEqual([
      ['', 'First words with code.'],
      ['A heading', 'one item\na – the first'],
      ['A heading', 'Use another.', 'a-heading-1'],
    ]);
  });

  it('have no text from samples', () => {
    const sample = '# Title\n\nIntro.\n\n```ts\n// Ends a room that no one is in.\nend();\n```\n';
    expect(searchDocOf({ ...page, source: sample }).sections).toEqual([['', 'Intro.']]);
  });

  it('have no short sentences that only introduce a block', () => {
    const long = 'To make the livestream public, set the option when you create the room for it:';
    const code = '```ts\nconst a = 1;\n```';
    const source = `# Title\n\nInstall the packages:\n\n${code}\n\n${long}\n\n${code}\n`;
    expect(searchDocOf({ ...page, source }).sections).toEqual([['', long]]);
  });

  it('have the names and descriptions in tables, without types', () => {
    const table = '| Parameter | Type | Description |\n| --- | --- | --- |\n| `id` | `string` | ID of a room. |\n';
    const types = '| Type | Use |\n| --- | --- |\n| `audio_only` | Audio rooms. |\n';
    expect(searchDocOf({ ...page, source: `# Title\n\n${table}\n${types}` }).sections).toEqual([
      ['', 'id – ID of a room.\naudio_only – Audio rooms.'],
    ]);
  });

  it('that only label a part of a symbol belong to the symbol', () => {
    const api =
      '# useCamera\n\n<p className="symbol-kind">Hook · React (web) SDK</p>\n\nIntro.\n\n## Parameters\n\nOne.\n\n### toggleCamera\n\nTwo.\n';
    const doc = searchDocOf({ ...page, path: '/api/web/functions/useCamera', kind: 'api', source: api });
    expect(doc.sections).toEqual([
      ['', 'Intro.\nOne.'],
      ['toggleCamera', 'Two.'],
    ]);
    expect(doc.symbol).toBe('Hook');
    expect(doc.since).toBeUndefined();
  });

  it('have the version that added a symbol or member, even if its name is escaped', () => {
    const api =
      '# Peer\n\n<p className="symbol-kind">Class · Server (Python) SDK · <span className="version-label">New in 0.21.0</span></p>\n\n' +
      '### id\n\n<p className="version-label">Changed in 0.22.0</p>\n\nText.\n\n' +
      '### peer\\_type\n\n<p className="version-label">New in 0.22.0 · Changed in next</p>\n\nText.\n\n' +
      '### metadata\n\n| Name | Description |\n| --- | --- |\n| `a` <span className="version-label">New in next</span> | One. |\n';
    expect(searchDocOf({ ...page, kind: 'api', source: api }).since).toEqual([
      [0, '0.21.0'],
      [2, '0.22.0'],
    ]);
  });

  it('of an upgrade guide are its changes, each with its SDK, its own ID and its first paragraph after the condition', () => {
    const upgrade = `Lead.

Not this.

## React

### Find the code {/* #react-search */}

Run this.

#### Pass an \`id\` {/* #react-pass-id */}

**Applies if** your code has no \`id\`.

The first paragraph.

The second one.

#### Expect more {/* #react-more */}

${noAction}

More.

\`\`\`ts
// A comment that is long enough to be a sentence.
\`\`\`
`;
    expect(searchDocOf({ ...page, path: '/upgrade/from-1.0.0', kind: 'reference', source: upgrade })).toMatchObject({
      kind: 'guide',
      sections: [
        ['', 'Lead.'],
        ['React: Pass an id', 'The first paragraph.', 'react-pass-id'],
        ['React: Expect more', 'More.', 'react-more'],
      ],
    });
  });

  it.each([
    ['/upgrade', 'landing', true],
    ['/upgrade/from-0.20.0', 'reference', true],
    ['/upgrades', 'landing', false],
    ['/tutorials/a', 'tutorial', true],
    ['/how-to/react/deep/er/page', 'how-to', true],
    ['/explanation/a', 'explanation', true],
    ['/api/web/functions/useCamera', 'api', true],
    ['/api/web', 'landing', false],
    ['/how-to', 'landing', false],
    ['/', 'landing', false],
    ['/apiary/x', 'how-to', false],
  ])('of %s, a %s, are in search: %s', (path, kind, wanted) => {
    expect(isSearchable({ path, kind })).toBe(wanted);
  });
});

describe('the index', () => {
  it('returns the same results after packing and unpacking', () => {
    const pages: IndexedPage[] = [
      { id: 0, title: 'Connect to a room', parts: '', headings: 'Leave', body: 'room join peer' },
      { id: 1, title: '', parts: 'room config', headings: '', body: 'peer limit' },
      { id: 2, title: 'Peers', parts: '', headings: 'Room', body: '' },
    ];
    const index = indexPages(pages);
    const unpacked = unpackIndex({ format: 1, build: '', ...packIndex(index) });
    for (const query of ['room', 'peer', 'join', 'limit', 'nothing'])
      expect(unpacked.search(query).map(({ id, score }) => [String(id), score.toFixed(6)])).toEqual(
        index.search(query).map(({ id, score }) => [String(id), score.toFixed(6)]),
      );
  });

  it('has a hash of its content', () => {
    const files = (of: SearchableVersion) => versionFiles(of, [], { maxHits: 8 });
    const first = files(version('1.0.0', ''));
    expect(first.documents.build).toBe(first.index.build);
    expect(JSON.stringify(files(version('1.0.0', '')))).toBe(JSON.stringify(first));
    const [head, ...rest] = docs as [SearchDoc, ...SearchDoc[]];
    const changed = { ...head, sections: [['', 'Other words.']] as SearchDoc['sections'] };
    expect(files(version('1.0.0', '', [changed, ...rest])).documents.build).not.toBe(first.documents.build);
    expect(versionFiles(version('1.0.0', ''), [], { maxHits: 9 }).documents.build).not.toBe(first.documents.build);
  });

  it('rejects files from two builds, and files in another format', () => {
    const { documents, index } = versionFiles(version('1.0.0', ''), [], { maxHits: 8 });
    expect(() => createSearcher(documents, { ...index, build: 'other' }, [])).toThrow(FilesDoNotFit);
    expect(() => createSearcher({ ...documents, format: 2 }, index, [])).toThrow(FilesDoNotFit);
  });
});

describe('a search', () => {
  const { search } = searcherOf(version('1.0.0', '/v'));

  it.each(['useCamera', 'usecamera', 'USECAMERA', 'usecam', 'use camera', 'useCamera()', 'useCamera hook'])(
    'for %s finds the symbol on both platforms',
    (query) => {
      expect(paths(search(query)).slice(0, 2)).toEqual([
        '/api/web/functions/useCamera',
        '/api/mobile/functions/useCamera',
      ]);
    },
  );

  it('ranks a current member before a deprecated symbol with the same name', () => {
    const old: SearchDoc = { ...symbol('createRoom', 'server', [['', 'Creates a room.']]), deprecated: true };
    const withOld = searcherOf(version('1.0.0', '/v', [old, ...docs]));
    for (const query of ['createRoom', 'create a room', 'room created'])
      expect([query, paths(withOld.search(query))[0]]).toEqual([
        query,
        '/api/server/functions/FishjamClient#createroom',
      ]);
    expect(paths(withOld.search('createRoom'))[1]).toBe(old.path);
  });

  it('prefers the platform that the query names, then the platform of the page', () => {
    expect(paths(search('useCamera react native'))[0]).toBe('/api/mobile/functions/useCamera');
    expect(paths(search('useCamera', '/api/mobile/functions/useCameraPermissions'))[0]).toBe(
      '/api/mobile/functions/useCamera',
    );
  });

  it('finds the section of a member, and treats a word that is also a member as a word', () => {
    expect(paths(search('toggleCamera'))[0]).toBe('/api/web/functions/useCamera#togglecamera');
    expect(paths(search('FishjamClient.createRoom'))[0]).toBe('/api/server/functions/FishjamClient#createroom');
    expect(paths(search('create a room'))[0]).toBe('/api/server/functions/FishjamClient#createroom');
    expect(paths(search('expired token'))[0]).toBe('/how-to/react/start-streaming#troubleshooting');
  });

  it.each([
    ['usecamra', '/api/web/functions/useCamera'],
    ['reconection', '/how-to/react/connecting#reconnection'],
    ['screenshare', '/how-to/react/start-streaming#share-the-screen'],
    ['screen share', '/how-to/react/start-streaming#share-the-screen'],
    ['kick a peer', '/api/server/functions/FishjamClient#deletepeer'],
    ['Uncaught (in promise) NotAllowedError: the user said no', '/how-to/react/start-streaming#troubleshooting'],
  ])('for "%s" leads to %s', (query, path) => {
    expect(paths(search(query))[0]).toBe(path);
  });

  it('finds the table that contains a name without a heading', () => {
    expect(paths(search('idleTimeout'))[0]).toBe('/api/server/functions/FishjamClient#createroom');
  });

  it('finds the first known name in a pasted line of code', () => {
    expect(paths(search("const { toggleCamera } = useCamera(); // and 'more'"))[0]).toContain(
      '/api/web/functions/useCamera',
    );
    expect(paths(search('await client.createRoom({ maxPeers: 2 })'))[0]).toBe(
      '/api/server/functions/FishjamClient#createroom',
    );
  });

  it('treats the start of a name as a name even if its stem is a word', () => {
    expect(search('creater').pages[0]?.isNamed).toBe(true);
    expect(search('creates').pages[0]?.isNamed).toBe(false);
  });

  it('ranks a guide first if the query is its title in words', () => {
    expect(paths(search('start streaming'))[0]).toBe('/how-to/react/start-streaming');
  });

  it('returns addresses of its version, and marks the matches', () => {
    const [hit] = search('expired token').pages as [PageHit];
    expect(hit.url).toBe('/v/how-to/react/start-streaming');
    const { text, marks } = hit.sections[0]?.excerpt ?? { text: '', marks: [] };
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['expired', 'token']);
  });

  it('shows no more pages than the option allows, and reports whether there are more', () => {
    expect(search('camera', undefined, 2)).toMatchObject({ pages: [{}, {}], hasMore: true });
    expect(search('camera', undefined, 50).hasMore).toBe(false);
  });

  it('names no symbol of another platform if the query names a platform', () => {
    const named = (query: string) => search(query).pages.flatMap(({ isNamed, path }) => (isNamed ? [path] : []));
    expect(named('use camera')).toEqual(['/api/web/functions/useCamera', '/api/mobile/functions/useCamera']);
    expect(named('use camera react')).toEqual(['/api/web/functions/useCamera']);
  });

  it('ranks a page first if a symptom in its troubleshooting table is like the query', () => {
    const calls = guide('/how-to/screens', 'Screens', [['', 'The webhook of a call. A webhook is called.']]);
    const setup = (heading: string) =>
      guide('/how-to/setup', 'Set up', [
        ['', 'Set up the server.'],
        [heading, 'The webhook is never called – No URL. – Set a URL.'],
      ]);
    const first = (heading: string) =>
      paths(searcherOf(version('1.0.0', '', [calls, setup(heading)])).search('webhook called'))[0];
    expect(first('Troubleshooting')).toBe('/how-to/setup#troubleshooting');
    expect(first('Rows')).not.toContain('/how-to/setup');
  });

  it.each(['', '   ', '?!', '()'])('for "%s" finds nothing and does not fail', (query) => {
    expect(search(query)).toEqual({ pages: [], hasMore: false, elsewhere: [], isNameElsewhere: false, nearest: [] });
  });

  it('suggests similar symbols if nothing is found', () => {
    const { pages, nearest } = search('FshjmClnt');
    expect(pages).toEqual([]);
    expect(nearest[0]).toEqual({ name: 'FishjamClient', url: '/v/api/server/functions/FishjamClient' });
  });

  it('ranks upgrade guides below others, except for upgrades and for names that the version has removed', () => {
    const here = version('1.0.0', '', [
      guide('/upgrade/from-0.9.0', 'Upgrade from 0.9.0 to 1.0.0', [
        ['', 'Make the changes.'],
        ['React: Create a room', 'To create a room, call createRoom instead of openRoom.'],
      ]),
      guide('/how-to/sessions', 'Sessions', [
        ['', 'To upgrade the server from 0.9.0, read another page.'],
        ['Create a room', 'To create a room, do not use openRoom of the old server.'],
      ]),
    ]);
    const older = version('0.9.0', '/0.9.0', [symbol('openRoom', 'server', [['', 'Opens a room.']])]);
    const first = (query: string, removal?: string) => {
      const { documents, index } = versionFiles(
        here,
        elsewhereOf(here, [older], () => removal),
        { maxHits: 8 },
      );
      return paths(createSearcher(documents, index, synonyms).search(query))[0];
    };
    expect(first('create a room')).toBe('/how-to/sessions#create-a-room');
    expect(first('upgrade from 0.9.0')).toBe('/upgrade/from-0.9.0');
    expect(first('openRoom')).toBe('/how-to/sessions#create-a-room');
    expect(first('openRoom', 'Use createRoom instead.')).toBe('/upgrade/from-0.9.0#react-create-a-room');
  });

  it('names the other version that has a name', () => {
    const older = version('0.9.0', '/0.9.0', [
      ...docs,
      symbol('WhipClient', 'mobile', [
        ['', 'Publishes.'],
        ['sendVideo', ''],
        ['lostConnection', ''],
      ]),
    ]);
    const { search: searchLatest } = searcherOf(version('1.0.0', ''), [older]);
    const elsewhere = [{ name: 'WhipClient', version: '0.9.0', url: '/0.9.0/api/mobile/functions/WhipClient' }];
    expect(searchLatest('WhipClient').elsewhere).toEqual(elsewhere);
    expect(searchLatest('whipcl').elsewhere).toEqual(elsewhere);
    expect(searchLatest('WhipClient').isNameElsewhere).toBe(true);
    expect(searchLatest('useCamera').elsewhere).toEqual([]);
    // If everyday words are also a name in another version, search still shows pages of this version.
    expect(searchLatest('lost connection')).toMatchObject({
      elsewhere: [{ name: 'lostConnection' }],
      isNameElsewhere: false,
    });
    expect(searchLatest('sendVideo').elsewhere[0]?.url).toBe('/0.9.0/api/mobile/functions/WhipClient#sendvideo');
    expect(searcherOf(older, [version('1.0.0', '')]).search('WhipClient').elsewhere).toEqual([]);
  });
});

describe('an excerpt', () => {
  const weightOf = (term: string) => (term === 'token' ? 1 : 0);

  it('is the sentence that matches', () => {
    expect(excerptOf('One thing. A token is another. The end.', weightOf)).toEqual({
      text: 'A token is another.',
      marks: [[2, 7]],
    });
  });

  it('is cut around the match if it is long', () => {
    const long = `${'word '.repeat(100)}token ${'word '.repeat(100)}`.trim();
    const { text, marks } = excerptOf(long, weightOf);
    expect(text.length).toBeLessThan(200);
    expect(text).toMatch(/^… word .* …$/);
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['token']);
  });

  it('does not end a sentence at a dot in a name', () => {
    expect(sentencesOf('See app.json and Next.js. Then go.')).toEqual(['See app.json and Next.js.', 'Then go.']);
  });
});

describe('the labels of results', () => {
  it.each([
    ['web', 'Hook', 'React'],
    ['mobile', 'Hook', 'React Native'],
    ['server', 'Class', 'Node.js'],
    ['server-python', 'Class', 'Python'],
    ['server', undefined, 'REST and protobuf'],
    ['guide', undefined, 'Guide'],
  ] as const)('for %s and %s are %s', (kind, symbolKind, label) => {
    expect(kindLabel({ kind, ...(symbolKind && { symbol: symbolKind }) })).toBe(label);
  });

  it('do not state the limit as the number of pages', () => {
    const { search } = searcherOf(version('1.0.0', ''));
    const status = (count: number) =>
      statusText(
        { status: 'ready', text: 'camera', answer: mergeAnswers([search('camera', undefined, count)], count) },
        'camera',
      );
    expect(status(2)).toBe('Showing the best 2 pages.');
    expect(status(50)).toBe('4 pages found.');
  });
});

describe('results of several versions', () => {
  it('contain each page once, from the reader’s version, with the other versions that have it', () => {
    const [latest, older] = ['1.0.0', '0.9.0'].map((name, at) => searcherOf(version(name, at === 0 ? '' : `/${name}`)));
    const merged = mergeAnswers([latest!.search('useCamera'), older!.search('useCamera')], 3);
    expect(merged).toMatchObject({ pages: [{}, {}, {}], hasMore: true });
    expect(merged.pages[0]).toMatchObject({ url: '/api/web/functions/useCamera', version: '1.0.0', alsoIn: ['0.9.0'] });
  });
});

describe('the build', () => {
  const issuesUrl = 'https://example.com';

  it.each([
    [{ maxHits: 0, issuesUrl }, 'expected number to be >=1\n  → at maxHits'],
    [{ maxHits: 51, issuesUrl }, 'expected number to be <=50\n  → at maxHits'],
    [{ maxHits: 1.5, issuesUrl }, 'expected int, received number\n  → at maxHits'],
    [{ maxHits: '8', issuesUrl }, 'expected number, received string\n  → at maxHits'],
    [{ issuesUrl }, 'expected number, received undefined\n  → at maxHits'],
    [{ maxHits: 8, issuesUrl: 'nowhere' }, 'Invalid URL\n  → at issuesUrl'],
    [{ maxHits: 8, issuesUrl, maxhits: 3 }, 'Unrecognized key: "maxhits"'],
  ])('rejects the options %j', (options, message) => {
    expect(() => validateOptions({ options })).toThrow(message);
  });

  it('lists all problems in the options', () => {
    expect(() => validateOptions({ options: { maxHits: 99, issuesUrl: 1 } })).toThrow(/at maxHits[\s\S]*at issuesUrl/);
  });

  it('adds the ID of the plugin to valid options', () => {
    const options = { maxHits: 8, issuesUrl };
    expect(validateOptions({ options })).toEqual({ ...options, id: 'default' });
  });

  it('rejects synonyms that cannot work', () => {
    const { index } = versionFiles(version('1.0.0', ''), [], { maxHits: 8 });
    const check = (words: string[], means: string[]) => () => checkSynonyms([{ words, means }], [index]);
    expect(check(['kick'], ['deletePeer'])).not.toThrow();
    expect(check(['kick'], ['removePeer'])).toThrow('"removePeer" is given for kick, but no version contains it');
    expect(check(['which room'], ['deletePeer'])).toThrow('"which room" has only one searchable word');
    expect(check(['which'], ['deletePeer'])).toThrow('"which" is never found.');
    expect(check(['kick bad peer room call'], ['deletePeer'])).toThrow('"kick bad peer room call" is never found.');
  });

  it('stops if a synonym has a meaning that the pages do not contain', () => {
    expect(() => publishedFiles([version('1.0.0', '')], 8)).toThrow(/Problems in .*synonyms\.json \(\d+\)/);
  });
});

describe('the golden queries', () => {
  it('count only if the version has the page, and fail if the result is wrong', () => {
    const of = version('1.0.0', '');
    const { documents, index } = versionFiles(of, [], { maxHits: 8 });
    const searcher = createSearcher(documents, index, []);
    const { queries, hitAt1, misses, meanReciprocalRank } = measureQuality(searcher, documents, [
      { query: 'useCamera', kind: 'symbol', expect: ['/api/web/functions/useCamera'] },
      { query: 'useCamera', kind: 'symbol', expect: ['/api/mobile/functions/useCamera'] },
      { query: 'toggleCamera', kind: 'member', expect: ['/api/web/functions/useCamera#togglecamera'] },
      { query: 'gone', kind: 'task', expect: ['/how-to/gone'] },
      { query: 'later', kind: 'task', expect: ['/how-to/react/connecting'], notIn: ['1.0.0'] },
    ]);
    expect({ queries, hitAt1, meanReciprocalRank }).toEqual({ queries: 3, hitAt1: 2 / 3, meanReciprocalRank: 2.5 / 3 });
    expect(misses.map(({ rank }) => rank)).toEqual([2]);
  });
});
