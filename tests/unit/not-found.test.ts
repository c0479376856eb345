import { readFileSync } from 'node:fs';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { describe, expect, it } from 'vitest';
import { routeMap } from '../../plugins/routes/not-found-pages/route-map';
import type { RouteMap } from '../../src/lib/route-map';
import { readAddress } from '../../src/components/not-found/address';
import { queryOf } from '../../src/components/not-found/query';
import { suggest } from '../../src/components/not-found/suggest';

const versions = [
  { name: 'next', prefix: '/next' },
  { name: '0.22.0', prefix: '' },
  { name: '0.21.0', prefix: '/0.21.0' },
  { name: '0.20.0', prefix: '/0.20.0' },
];
const recorded = JSON.parse(readFileSync('tests/routes.json', 'utf8')) as Record<
  string,
  { pages: string[]; api: string[] }
>;

const titles: Readonly<Record<string, string>> = {
  '/how-to/react/connecting': 'Connect to a room',
  '/explanation/security-tokens': 'Security and tokens',
};

/** The recorded routes of all versions, with a few titles. */
const map: RouteMap = {
  versions,
  pages: [...bitsByPath()].map(([path, bits]) => [path, bits, titles[path]]),
  moves: [
    { from: '/how-to/react-native/metadata-and-broadcasting', to: '/how-to/react-native/metadata', since: '0.22.0' },
  ],
};

function bitsByPath(): Map<string, number> {
  const bits = new Map<string, number>();
  for (const [index, { name }] of versions.entries()) {
    const { pages = [], api = [] } = recorded[name] ?? {};
    // The first page is the home page, whose path is the prefix. It changes when another version becomes the latest.
    const [home = '/'] = pages;
    for (const route of [...pages, ...api]) {
      const path = (home === '/' ? route : route.slice(home.length)) || '/';
      bits.set(path, (bits.get(path) ?? 0) | (1 << index));
    }
  }
  return bits;
}

const similar = (pathname: string) => suggest(pathname, map).similar.map(({ href }) => href);

describe('readAddress', () => {
  it.each([
    ['/api/web', '0.22.0', '/api/web'],
    ['/next/api/web/', 'next', '/api/web'],
    ['/NEXT/api/web', 'next', '/api/web'],
    ['/0.22.0/api/web', '0.22.0', '/api/web'],
    ['/v0.21.0/api/web', '0.21.0', '/api/web'],
    ['/latest/api/web', '0.22.0', '/api/web'],
    ['/main/api/web', 'next', '/api/web'],
    ['/0.19.0/api/web', '0.22.0', '/api/web'],
    ['/api/web.html', '0.22.0', '/api/web'],
    ['/api/web/README.md', '0.22.0', '/api/web'],
    ['/api/web/index.html', '0.22.0', '/api/web'],
    ['/a%20b/%FF', '0.22.0', '/a%20b/%FF'],
    ['/', '0.22.0', '/'],
  ])('reads %s as %s, %s', (pathname, version, path) => {
    expect(readAddress(pathname, map)).toEqual({ version, path });
  });
});

describe('queryOf', () => {
  it.each([
    ['/api/web/functions/useCamera', 'useCamera'],
    ['/how-to/screen-sharing.html', 'screen sharing'],
    ['/how-to/caf%C3%A9/', 'café'],
    ['/%FF', '%FF'],
    ['/', ''],
  ])('of %s is %j', (pathname, query) => {
    expect(queryOf(pathname)).toBe(query);
  });
});

describe('similar pages', () => {
  it.each([
    ['a typo', '/api/web/functions/useCamra', '/api/web/functions/useCamera'],
    ['a typo in a folder', '/api/wbe/functions/useCamera', '/api/web/functions/useCamera'],
    ['another case', '/API/Web/functions/usecamera', '/api/web/functions/useCamera'],
    ['a plural', '/tutorials/agent', '/tutorials/agents'],
    ['a singular folder', '/tutorial/livestreaming', '/tutorials/livestreaming'],
    ['an ending', '/how-to/react/connecting.htm', '/how-to/react/connecting'],
    ['a missing section', '/react/connecting', '/how-to/react/connecting'],
    ['a missing section, another platform', '/react-native/connecting', '/how-to/react-native/connecting'],
    ['no section at all', '/screen-sharing', '/how-to/react/screen-sharing'],
    ['another spelling of words', '/how-to/react/screensharing', '/how-to/react/screen-sharing'],
    ['the wrong section', '/explanation/react/metadata', '/how-to/react/metadata'],
    ['the wrong kind of a symbol', '/api/web/hooks/useMicrophone', '/api/web/functions/useMicrophone'],
    ['a page below a page', '/api/web/functions/useCamera/examples', '/api/web/functions/useCamera'],
    ['the title', '/how-to/react/connect-to-a-room', '/how-to/react/connecting'],
    ['the start of a name', '/how-to/react/custom', '/how-to/react/custom-sources'],
    [
      'a version number of the latest version',
      '/0.22.0/api/server/classes/FishjamClient',
      '/api/server/classes/FishjamClient',
    ],
    ['another prefix', '/docs/explanation/glossary', '/explanation/glossary'],
    ['an older version', '/0.20.0/api/web/functions/useCamra', '/0.20.0/api/web/functions/useCamera'],
  ])('start with the right page after %s', (_, pathname, href) => {
    const { here, similar: others } = suggest(pathname, map);
    expect((here ?? others[0])?.href).toBe(href);
  });

  it('are few, and end with the landing page of the folder', () => {
    const pages = similar('/api/web/functions/useCamra');
    expect(pages.length).toBeLessThanOrEqual(6);
    expect(pages.at(-1)).toBe('/api/web/functions');
    expect(similar('/api/web/functions/zzzzzzzzzzzz')).toEqual(['/api/web/functions']);
    expect(similar('/api/wbe/functions/zzzzzzzzzzzz')).toEqual(['/api/web/functions']);
  });

  it('stay in the SDK if its folder does not exist', () => {
    expect(similar('/next/api/mobile/classes/zzzzzzzzzzzz')).toEqual(['/next/api/mobile']);
  });

  it('belong to the version of the address', () => {
    expect(similar('/0.21.0/api/mobile/functions/joinrooms')[0]).toBe('/0.21.0/api/mobile/functions/joinRoom');
    expect(similar('/next/api/mobile/functions/joinRooms')).not.toContain('/next/api/mobile/functions/joinRoom');
  });

  it.each(['/no/such/page', '/', '/%FF', '/0.20.0/zzzz', `/${'a'.repeat(5000)}`])('are none for %s', (pathname) => {
    expect(similar(pathname).filter((href) => href !== '/')).toEqual([]);
  });
});

describe('a page whose address has another form', () => {
  it.each(['/0.22.0', '/latest', '/0.19.0', '/V0.22.0'])('is found below %s', (prefix) => {
    const { version, here, similar: others } = suggest(`${prefix}/how-to/react/connecting`, map);
    expect([version, here]).toEqual(['0.22.0', { href: '/how-to/react/connecting', title: 'Connect to a room' }]);
    expect(others.map(({ href }) => href)).not.toContain(here?.href);
  });

  it('is not claimed if the version does not have it', () => {
    expect(suggest('/0.22.0/how-to/react/nothing', map).here).toBeUndefined();
  });
});

describe('other versions', () => {
  it('are the versions with the page at the same address, newest first', () => {
    const { elsewhere } = suggest('/api/mobile/functions/joinRoom', map);
    expect(elsewhere.map(({ version, href }) => [version, href])).toEqual([
      ['0.21.0', '/0.21.0/api/mobile/functions/joinRoom'],
      ['0.20.0', '/0.20.0/api/mobile/functions/joinRoom'],
    ]);
    expect(elsewhere.map(({ movedIn }) => movedIn)).toEqual([undefined, undefined]);
  });

  it('can also be newer', () => {
    const { elsewhere } = suggest('/0.21.0/how-to/features/selective-subscriptions', map);
    expect(elsewhere.map(({ version }) => version)).toEqual(['next', '0.22.0']);
  });
});

describe('the map of routes', () => {
  const version = (name: string, path: string, titles: Readonly<Record<string, string>>) =>
    ({
      versionName: name,
      path,
      docs: Object.entries(titles).map(([page, title]) => ({ permalink: path + page, title })),
    }) as unknown as LoadedVersion;
  const map = routeMap(
    [
      version('current', '/next', { '/api/useCamera': 'useCamera', '/upgrade/from-1.0.0': 'Upgrade to next' }),
      version('1.1.0', '', { '/api/useCamera': 'useCamera', '/upgrade/from-1.0.0': 'Upgrade to 1.1.0' }),
    ],
    [],
  );

  it('has a page once, unless its title differs between versions', () => {
    expect(map.pages).toEqual([
      ['/api/useCamera', 3],
      ['/upgrade/from-1.0.0', 1, 'Upgrade to next'],
      ['/upgrade/from-1.0.0', 2, 'Upgrade to 1.1.0'],
    ]);
  });

  it('gives each suggestion the title of its version', () => {
    expect(suggest('/upgrade/from-1.0.1', map).similar[0]?.title).toBe('Upgrade to 1.1.0');
    expect(suggest('/next/upgrade/from-1.0.1', map).similar[0]?.title).toBe('Upgrade to next');
    expect(suggest('/0.9.0/upgrade/from-1.0.0', map).here?.title).toBe('Upgrade to 1.1.0');
  });
});

describe('a moved page', () => {
  it('is found at its new address, and in earlier versions', () => {
    const { moved, elsewhere, similar: others } = suggest('/how-to/react-native/metadata-and-broadcasting', map);
    expect(moved).toEqual({ href: '/how-to/react-native/metadata', title: 'metadata', since: '0.22.0' });
    expect(elsewhere.map(({ version, movedIn }) => [version, movedIn])).toEqual([
      ['0.21.0', '0.22.0'],
      ['0.20.0', '0.22.0'],
    ]);
    expect(others.map(({ href }) => href)).not.toContain(moved?.href);
  });

  it('is found at its old address in an older version', () => {
    const { moved, elsewhere } = suggest('/0.21.0/how-to/react-native/metadata', map);
    expect(moved?.href).toBe('/0.21.0/how-to/react-native/metadata-and-broadcasting');
    expect(elsewhere.map(({ version, movedIn }) => [version, movedIn])).toEqual([
      ['next', undefined],
      ['0.22.0', undefined],
    ]);
  });
});
