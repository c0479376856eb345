import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readMoves } from '../plugins/routes/moved-pages/redirects';
import { formerPath } from '../src/lib/moves';
import { markdownPath, pagePath } from '../src/lib/page-path';
import { versionPrefix } from '../plugins/shared/routes';
import { docsVersions } from '../plugins/shared/versions';
import { readableLines } from '../src/components/changes/readable-lines';
import { violations } from './support/axe';
import { browserForTests } from './support/browser';
import { builtPages } from './support/built-site';
import { nginxForTests } from './support/nginx';
import { prefetched } from './support/page-state';
import { routeRequests } from './support/route-requests';
import { overflow, screens } from './support/screens';

const browser = browserForTests();
// Uses nginx, because the comparison must work under its content security policy.
const nginx = nginxForTests();

const guide = '/next/how-to/react-native/start-streaming';
const renamed = '/how-to/react-native/metadata';
const symbol = '/api/server/classes/FishjamAgent';

const open = (path: string, options = {}) => browser.open(path, { baseURL: nginx.baseUrl(), ...options });
const ready = (page: Page) => page.locator('.changes [role="status"]', { hasText: /changes? since/ }).waitFor();

describe('the link to the changes', () => {
  const pages = builtPages();
  const versions = docsVersions().map((version) => ({ name: version.name, prefix: versionPrefix(version) }));
  const names = versions.map(({ name }) => name);
  const textOf = (route: string) => JSON.stringify(readableLines(readFileSync(`build${markdownPath(route)}`, 'utf8')));

  /** Returns the newest of the older versions in which the page's Markdown is different. */
  const expected = (path: string, index: number): string | undefined =>
    versions.slice(index + 1).find(({ name, prefix }) => {
      const former = pagePath(prefix + formerPath(path, names[index] ?? '', name, readMoves(), names));
      return pages.has(former) && textOf(former) !== textOf((versions[index]?.prefix ?? '') + path);
    })?.name;

  it.each(versions.map(({ name }, index) => [name, index] as const))(
    'is on the pages of %s whose Markdown differs from an older version, and on no other pages',
    (_, index) => {
      const { prefix = '' } = versions[index] ?? {};
      const others = versions.filter((other) => other.prefix.length > prefix.length).map((other) => other.prefix);
      const own = [...pages].filter(
        ([route]) =>
          route.startsWith(`${prefix}/`) &&
          !others.some((other) => route === other || route.startsWith(`${other}/`)) &&
          !/\/404$|^\/search$/.test(route),
      );
      expect(own.length).toBeGreaterThan(200);
      const shown = own.map(([route, html]) => [
        route,
        /class="?changes-link"?[^>]*>Changes since (?:<!-- -->)?([\w.]+)/.exec(html)?.[1],
      ]);
      expect(shown).toEqual(own.map(([route]) => [route, expected(route.slice(prefix.length), index)]));
    },
  );
});

describe('the changes of a page', () => {
  it('open from the link, are announced, receive focus, and can be closed', async () => {
    const { page, errors } = await open(guide);
    await page.getByRole('link', { name: 'Changes since 0.22.0' }).click();
    await ready(page);
    expect(new URL(page.url()).search).toBe('?changes=0.22.0');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.locator('.theme-doc-markdown').isVisible()).toBe(false);
    expect(await page.locator('.changes ins, .changes del').count()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Show the page' }).click();
    await page.locator('.changes').waitFor({ state: 'detached' });
    expect(await page.locator('.theme-doc-markdown pre').first().textContent()).toMatch(/\S/);
    await page.goBack();
    await ready(page);
    expect(errors).toEqual([]);
  });

  it('can be linked, and compare with the version of the link', async () => {
    const { page, errors } = await open(`${guide}?changes=0.21.0`);
    await ready(page);
    expect(await page.locator('.changes-bar [aria-current]').textContent()).toBe('Since 0.21.0');
    await page.getByRole('link', { name: 'Since 0.22.0' }).click();
    await page.locator('.changes [role="status"]', { hasText: 'since 0.22.0' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('are not requested from another version', async () => {
    const { page } = await open(`${guide}?changes=0.21.0`);
    await ready(page);
    await page.locator('.navbar .dropdown > button').click();
    await page.locator('.navbar .dropdown__menu a', { hasText: '0.21.0' }).click();
    await page.waitForURL('**/0.21.0/**');
    expect(new URL(page.url()).search).toBe('');
  });

  it.each(['<b>1</b>', 'toString', '__proto__'])('show a message if there are none: %s', async (version) => {
    const { page } = await open(`/explanation/glossary?changes=${version}`);
    const status = page.locator('.changes [role="status"]');
    await status.filter({ hasText: `no changes to show since version ${version}` }).waitFor();
  });

  it('compare words of text and lines of code', async () => {
    const { page } = await open(`${symbol}?changes=0.21.0`);
    await ready(page);
    const whole = await page.locator('.changes-code .changes-code-line').allTextContents();
    const words = await page.locator('.changes-line > ins, .changes-line > del').allTextContents();
    expect(whole.length).toBeGreaterThan(0);
    expect(words.length).toBeGreaterThan(0);
  });

  it('of a page that moved compare with its old address', async () => {
    const { page } = await open(`${renamed}?changes=0.21.0`);
    await ready(page);
    expect(await page.locator('.changes ins').count()).toBeGreaterThan(0);
  });

  it('offer to try again when they cannot be loaded', async () => {
    const { page } = await open(guide);
    await routeRequests(page, '**/*.md', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByRole('link', { name: 'Changes since 0.22.0' }).click();
    const retry = page.locator('.changes').getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await page.unroute('**/*.md');
    await retry.click();
    await ready(page);
  });

  it('load nothing before they are requested', async () => {
    const { page } = await open(guide);
    await prefetched(page);
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(names.filter((name) => /page-changes|\.md$/.test(name))).toEqual([]);
  });

  it.each(Object.entries(screens))('are accessible and fit the screen: %s', async (_, viewport) => {
    const { page } = await open(`${symbol}?changes=0.21.0`, { viewport });
    await ready(page);
    for (const fold of await page.locator('.changes-fold > summary').all()) await fold.click();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

  it('can be printed, without the rest of the page', async () => {
    const { page } = await open(`${guide}?changes=0.22.0`);
    await ready(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.changes ins').first().isVisible()).toBe(true);
    expect(await page.locator('.changes-bar').isVisible()).toBe(false);
    expect(await page.locator('.theme-doc-markdown').isVisible()).toBe(false);
  });

  it('have no link without scripts, and the page itself is shown', async () => {
    const { page } = await open(`${guide}?changes=0.22.0`, { javaScriptEnabled: false });
    expect(await page.locator('.changes-link').isVisible()).toBe(false);
    expect(await page.locator('.theme-doc-markdown').isVisible()).toBe(true);
  });
});
