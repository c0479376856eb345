import { describe, expect, it } from 'vitest';
import { pagePath } from '../src/lib/page-path';
import { attributeValues, builtFiles, builtPages } from './support/built-site';
import { browserForTests } from './support/browser';

const pages = builtPages();
const files = builtFiles();
const browser = browserForTests();

const anchors = new Map([...pages].map(([route, html]) => [route, new Set(attributeValues(html, 'id'))]));
const isExternal = (url: string) => /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(url);

/** Returns the problem of a link on a page, or `undefined` if its target exists. */
function brokenLink(from: string, url: string): string | undefined {
  if (url === '' || isExternal(url)) return undefined;
  const { pathname, hash } = new URL(url, `http://site${from}`);
  const route = pagePath(decodeURI(pathname));
  if (files.has(route)) return undefined;
  const ids = anchors.get(route);
  if (!ids) return `${from} → ${url}: no such page`;
  if (hash.length > 1 && !ids.has(decodeURIComponent(hash.slice(1)))) return `${from} → ${url}: no such anchor`;
  return undefined;
}

describe('the built site', () => {
  it('has no broken links and no broken anchors', () => {
    const broken = [...pages].flatMap(([route, html]) =>
      attributeValues(html, 'href').flatMap((url) => brokenLink(route, url) ?? []),
    );
    expect(broken).toEqual([]);
  });

  it('has no missing scripts, styles or images', () => {
    const missing = [...pages].flatMap(([route, html]) =>
      attributeValues(html, 'src')
        .filter((url) => !isExternal(url) && !url.startsWith('data:') && !files.has(url))
        .map((url) => `${route} → ${url}`),
    );
    expect(missing).toEqual([]);
  });

  it('loads nothing from third parties', () => {
    const foreign = [...pages].flatMap(([route, html]) => {
      const styles = [
        ...html.matchAll(/<link[^>]*rel="?(?:stylesheet|preload|preconnect|dns-prefetch)"?[^>]*>/g),
      ].flatMap(([tag]) => attributeValues(tag, 'href'));
      return [...attributeValues(html, 'src'), ...styles]
        .filter(isExternal)
        .filter((url) => !url.startsWith('data:'))
        .map((url) => `${route} → ${url}`);
    });
    expect(foreign).toEqual([]);
  });

  it('has a unique title and a description on every page', () => {
    const without = [...pages].filter(
      ([route, html]) =>
        !route.endsWith('/404') &&
        (!/<title[^>]*>[^<]+<\/title>/.test(html) || !/<meta[^>]*name="?description"?[^>]*content="[^"]+"/.test(html)),
    );
    expect(without.map(([route]) => route)).toEqual([]);
  });
});

/** Pages that are opened with prefetching; pages.test.ts opens many more without it. */
const sample = ['', '/next', '/0.21.0', '/0.20.0'].flatMap((prefix) => [
  prefix || '/',
  `${prefix}/api/server/classes/FishjamClient`,
]);

describe('a browser', () => {
  it.each(sample)('opens %s without an error and without requests to another host', async (path) => {
    const { page, errors, foreignRequests } = await browser.open(path);
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
    expect(foreignRequests).toEqual([]);
    await page.context().close();
  });
});
