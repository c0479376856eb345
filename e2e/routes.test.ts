import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { versionPrefix } from '../plugins/shared/routes';
import { docsVersion } from '../plugins/shared/versions';
import { builtPages } from './support/built-site';

interface Routes {
  readonly pages: readonly string[];
  readonly api: readonly string[];
}

const routes = JSON.parse(readFileSync('tests/routes.json', 'utf8')) as Record<string, Routes>;
const pages = builtPages();

/** Returns the routes of a version without its prefix. For example, `/next/api` and `/0.21.0/api` become `/api`. */
function paths(version: string): Set<string> {
  const { pages: guides, api } = routes[version] ?? { pages: [], api: [] };
  return new Set([...guides, ...api].map((route) => route.replace(new RegExp(`^/${version}(?=/|$)`), '') || '/'));
}

const prefixOf = (version: string) => versionPrefix(docsVersion(version));
const everyPath = new Set(Object.keys(routes).flatMap((version) => [...paths(version)]));

/**
 * Whether the page documents a symbol of a package's subpath. The recorded routes cover only the main entries, but two
 * subpaths export symbols that a main entry exports in other versions: since 0.22.0, `react-native-client/livestream`
 * exports the livestream symbols, and in 0.20.0, `js-server-sdk/proto` exports `ServerMessage`. Their routes are the
 * same in all versions.
 */
const isOfSubpath = (route: string) =>
  /import .* from '@fishjam-cloud\/(?:react-native-client\/livestream|js-server-sdk\/proto)'/.test(
    (pages.get(route) ?? '').replace(/<[^>]*>/g, ''),
  );

describe.each(Object.entries(routes))('version %s', (version, { pages: guides, api }) => {
  it('serves every guide and every page of the API reference', () => {
    expect([...guides, ...api].filter((route) => !pages.has(route))).toEqual([]);
  });

  it('serves no pages that are recorded only for other versions', () => {
    const own = paths(version);
    const foreign = [...everyPath].filter((path) => !own.has(path)).map((path) => prefixOf(version) + path);
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.filter((route) => pages.has(route) && !isOfSubpath(route))).toEqual([]);
  });
});

it('has no protocol reference in 0.20.0', () => {
  expect(pages.has('/0.20.0/api/reference')).toBe(false);
});

it.each(['/api/web/functions/useCamera.html', '/api/web/index.html', '/tutorials/'])('normalizes %s', async (path) => {
  const answer = await fetch(inject('baseUrl') + path, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(path.replace(/(?:\/index)?(?:\.html|\/)$/, ''));
});

it('responds to an unknown path with status 404', async () => {
  const answer = await fetch(`${inject('baseUrl')}/no-such-page`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Page not found');
});

describe('the sitemap', () => {
  const entries = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<url>(.*?)<\/url>/gs)].map(
    ([, entry]) => entry ?? '',
  );

  it('lists every page as weekly, with the date of its last change', () => {
    const incomplete = entries.filter(
      (entry) =>
        !entry.includes('<changefreq>weekly</changefreq>') || !/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry),
    );
    expect(incomplete).toEqual([]);
    const listed = entries.map((entry) => new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname);
    // The not-found pages and the search page are not content.
    const content = [...pages.keys()].filter((route) => !route.endsWith('/404') && route !== '/search');
    expect(listed.sort()).toEqual(content.sort());
  });
});
