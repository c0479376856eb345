import { describe, expect, it } from 'vitest';
import { attributeValues, builtFiles, builtPages } from './support/built-site';
import { browserForTests } from './support/browser';
import { isExternal, linkChecker } from './support/links';
import { prefetched } from './support/page-state';

const pages = builtPages();
const files = builtFiles();
const browser = browserForTests();

describe('the built site', () => {
  it('has no broken links and no broken anchors', () => {
    const check = linkChecker(pages, files);
    const checked = [...pages.keys()].map(check);
    expect(checked.filter(({ links }) => links === 0)).toEqual([]);
    expect(checked.flatMap(({ broken }) => broken)).toEqual([]);
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

  it('has a title and a description on every page', () => {
    const without = [...pages].filter(
      ([route, html]) =>
        !route.endsWith('/404') &&
        (!/<title[^>]*>[^<]+<\/title>/.test(html) || !/<meta[^>]*name="?description"?[^>]*content="[^"]+"/.test(html)),
    );
    expect(without.map(([route]) => route)).toEqual([]);
  });

  it('has no two pages with the same title', () => {
    const routes = new Map<string, string[]>();
    for (const [route, html] of pages) {
      if (route.endsWith('/404')) continue;
      const title = /<title[^>]*>([^<]+)/.exec(html)?.[1] ?? '';
      routes.set(title, [...(routes.get(title) ?? []), route]);
    }
    expect([...routes].filter(([, shared]) => shared.length > 1)).toEqual([]);
  });
});

/** Pages to open with prefetching. pages.test.ts opens many more pages without prefetching. */
const sample = ['', '/next', '/0.21.0', '/0.20.0'].flatMap((prefix) => [
  prefix || '/',
  `${prefix}/api/server/classes/FishjamClient`,
]);

describe('a browser', () => {
  it.each(sample)('opens %s without an error and without requests to another host', async (path) => {
    const { page, errors, foreignRequests } = await browser.open(path);
    await prefetched(page);
    expect(errors).toEqual([]);
    expect(foreignRequests).toEqual([]);
    await page.context().close();
  });
});
