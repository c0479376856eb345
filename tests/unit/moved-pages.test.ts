import { describe, expect, it } from 'vitest';
import { moveDiagnostics, sdkLinkDiagnostics } from '../../plugins/routes/moved-pages/check-moves';
import { movedPages } from '../../plugins/routes/moved-pages/moved-pages';
import { formerPath, movedPath, pathInVersion, type Move } from '../../src/lib/moves';
import { redirectsOf } from '../../plugins/routes/moved-pages/redirects';

const names = ['next', '3.0.0', '2.0.0', '1.0.0'];
const prefixes = [
  { name: 'next', prefix: '/next' },
  { name: '3.0.0', prefix: '' },
  { name: '2.0.0', prefix: '/2.0.0' },
  { name: '1.0.0', prefix: '/1.0.0' },
];
/** Moves of a page that moves in 2.0.0 and again in the next version. */
const moves: Move[] = [
  { from: '/b', to: '/c', since: 'next' },
  { from: '/a', to: '/b', since: '2.0.0' },
];

describe('movedPath', () => {
  it.each([
    ['1.0.0', '/a'],
    ['2.0.0', '/b'],
    ['3.0.0', '/b'],
    ['next', '/c'],
  ])('in %s is %s', (version, path) => {
    expect(movedPath('/a', version, moves, names)).toBe(path);
  });

  it('is the first address of a page that moved back', () => {
    const back: Move[] = [...moves.slice(1), { from: '/b', to: '/a', since: '3.0.0' }];
    expect(movedPath('/a', '3.0.0', back, names)).toBe('/a');
    expect(movedPath('/b', '3.0.0', back, names)).toBe('/a');
  });
});

describe('formerPath', () => {
  it('follows moves back to the older version', () => {
    expect(formerPath('/c', 'next', '3.0.0', moves, names)).toBe('/b');
    expect(formerPath('/c', 'next', '1.0.0', moves, names)).toBe('/a');
    expect(formerPath('/b', '3.0.0', '2.0.0', moves, names)).toBe('/b');
  });
});

describe('pathInVersion', () => {
  it.each([
    ['/a', '1.0.0', '2.0.0', '/b'],
    ['/a', '1.0.0', 'next', '/c'],
    ['/c', 'next', '1.0.0', '/a'],
    ['/b', '2.0.0', 'next', '/c'],
    // In 3.0.0, an unrelated page has this address.
    ['/a', '3.0.0', 'next', '/a'],
    ['/x', 'next', '1.0.0', '/x'],
  ])('of %s in %s is, in %s, %s', (path, version, other, expected) => {
    expect(pathInVersion(path, version, other, moves, names)).toBe(expected);
  });
});

describe('movedPages', () => {
  const paths: Record<string, readonly string[]> = { next: ['/c'], '3.0.0': ['/b'], '2.0.0': ['/b'], '1.0.0': ['/a'] };
  const versions = prefixes.map((version) => ({ ...version, paths: new Set(paths[version.name]) }));

  it('have the addresses of all versions, once for a page that moved twice', () => {
    expect(movedPages(moves, versions)).toEqual([
      { next: '/next/c', '3.0.0': '/b', '2.0.0': '/2.0.0/b', '1.0.0': '/1.0.0/a' },
    ]);
  });

  it('have no address in a version without the page', () => {
    const withoutFirst = versions.map((each) => (each.name === '1.0.0' ? { ...each, paths: new Set<string>() } : each));
    expect(movedPages(moves.slice(0, 1), withoutFirst)).toEqual([
      { next: '/next/c', '3.0.0': '/b', '2.0.0': '/2.0.0/b' },
    ]);
  });
});

describe('redirectsOf', () => {
  it('leads from each old address to the current one, with the Markdown, in each version since the move', () => {
    const pages = redirectsOf(moves, prefixes);
    expect(pages.map(({ from, to }) => `${from} ${to}`)).toEqual([
      '/next/b /next/c',
      '/next/b.md /next/c.md',
      '/next/a /next/c',
      '/next/a.md /next/c.md',
      '/a /b',
      '/a.md /b.md',
      '/2.0.0/a /2.0.0/b',
      '/2.0.0/a.md /2.0.0/b.md',
    ]);
  });

  it('has each address once, even if a page moved back and moved again', () => {
    const back: Move[] = [
      { from: '/a', to: '/c', since: 'next' },
      { from: '/b', to: '/a', since: '3.0.0' },
      { from: '/a', to: '/b', since: '2.0.0' },
    ];
    const from = redirectsOf(back, prefixes).map((redirect) => redirect.from);
    expect(from).toEqual([...new Set(from)]);
    expect(from).toContain('/next/a');
  });
});

describe('moveDiagnostics', () => {
  const versions = [
    { name: 'next', paths: new Set(['/', '/guides/c']) },
    { name: '2.0.0', paths: new Set(['/', '/guides/b']) },
    { name: '1.0.0', paths: new Set(['/', '/guides/a']) },
  ];
  const check = (...given: Move[]) => moveDiagnostics(given, versions).map(({ what, fix }) => `${what} ${fix}`);
  const toB: Move = { from: '/guides/a', to: '/guides/b', since: '2.0.0' };
  const toC: Move = { from: '/guides/b', to: '/guides/c', since: 'next' };

  it('accepts moves between pages that exist', () => {
    expect(check(toB, toC)).toEqual([]);
  });

  it.each<[string, Move[], string]>([
    [
      'a new address without a page',
      [{ ...toB, to: '/guides/bb' }, toC],
      '/guides/a → /guides/bb: 2.0.0 has no page "/guides/bb". Set "to" to "/guides/b".',
    ],
    [
      'a page that a later version no longer has',
      [toB],
      '/guides/a → /guides/b: next has no page "/guides/b". Set "to" to "/guides/c".',
    ],
    [
      'an old address without a page',
      [{ ...toC, from: '/guide/b' }],
      '/guide/b → /guides/c: 2.0.0 has no page "/guide/b". Set "from" to "/guides/b".',
    ],
    [
      'an old address that is still a page',
      [{ from: '/', to: '/guides/c', since: 'next' }],
      '/ → /guides/c: next still has the page "/". Remove the entry, or that page.',
    ],
    [
      'an unknown version',
      [{ ...toB, since: '1.5.0' }],
      '/guides/a → /guides/b: There is no version "1.5.0". Set "since" to one of: next, 2.0.0.',
    ],
    [
      'the oldest version',
      [{ ...toB, since: '1.0.0' }],
      '/guides/a → /guides/b: No version is older than 1.0.0. Set "since" to one of: next, 2.0.0.',
    ],
    [
      'two moves of one page',
      [toB, toC, toB],
      '/guides/a → /guides/b: "/guides/a" moves twice in 2.0.0. Remove one of the two entries.',
    ],
  ])('reports %s', (_, given, diagnostic) => {
    expect(check(...given)).toContain(diagnostic);
  });
});

describe('sdkLinkDiagnostics', () => {
  const latest = { name: '2.0.0', paths: new Set(['/', '/guides/audio']) };

  it('accepts links from an address without a page to a page', () => {
    expect(sdkLinkDiagnostics([{ from: '/audio', to: '/guides/audio' }], latest)).toEqual([]);
  });

  it('reports all links that are not needed or lead nowhere', () => {
    const links = [
      { from: '/guides/audio', to: '/' },
      { from: '/audio', to: '/guides/audios' },
    ];
    expect(sdkLinkDiagnostics(links, latest).map(({ what, fix }) => `${what} ${fix}`)).toEqual([
      '/guides/audio → /: 2.0.0 has the page "/guides/audio". Remove the entry.',
      '/audio → /guides/audios: 2.0.0 has no page "/guides/audios". Set "to" to "/guides/audio".',
    ]);
  });
});
