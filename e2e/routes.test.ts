import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { builtPages } from './support/built-site';

interface Routes {
  readonly pages: readonly string[];
  readonly api: readonly string[];
}

const routes = JSON.parse(readFileSync('tests/routes.json', 'utf8')) as Record<string, Routes>;
const pages = builtPages();

/** Pages that lead to others, and the protocol reference; the guides among the recorded routes are still being written. */
const isLanding = (route: string) =>
  /(?:^|\/)(?:api(?:\/(?:web|mobile|server|reference))?|tutorials|how-to|explanation)$/.test(route);

describe.each(Object.entries(routes))('version %s', (version, { pages: recorded, api }) => {
  it('serves every page of the API reference', () => {
    expect(api.filter((route) => !pages.has(route))).toEqual([]);
  });

  it('serves its home page and every landing', () => {
    const home = recorded.filter((route) => route === '/' || route === `/${version}`);
    expect(home).toHaveLength(1);
    expect([...home, ...recorded.filter(isLanding)].filter((route) => !pages.has(route))).toEqual([]);
  });
});

it('serves the React quick start of 0.22.0', () => {
  expect(pages.has('/tutorials/react-quick-start')).toBe(true);
});

it('has no protocol reference in 0.20.0', () => {
  expect(pages.has('/0.20.0/api/reference')).toBe(false);
});

it.each(['/api/web/functions/useCamera.html', '/api/web/index.html', '/tutorials/'])('normalises %s', async (path) => {
  const answer = await fetch(inject('baseUrl') + path, { redirect: 'manual' });
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe(path.replace(/(?:\/index)?(?:\.html|\/)$/, ''));
});

it('answers an unknown path with status 404', async () => {
  const answer = await fetch(`${inject('baseUrl')}/no-such-page`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Page Not Found');
});

describe('the sitemap', () => {
  const entries = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<url>(.*?)<\/url>/gs)].map(
    ([, entry]) => entry ?? '',
  );

  it('lists every page, weekly, with the day of its last change', () => {
    const incomplete = entries.filter(
      (entry) =>
        !entry.includes('<changefreq>weekly</changefreq>') || !/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry),
    );
    expect(incomplete).toEqual([]);
    expect(entries).toHaveLength([...pages.keys()].filter((route) => route !== '/404').length);
  });
});
