import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { siteRedirects } from '../plugins/routes/moved-pages/redirects';
import { htmlFile } from '../plugins/shared/routes';
import { violations } from './support/axe';
import { browserForTests } from './support/browser';
import { nginxForTests } from './support/nginx';
import { prefetched } from './support/page-state';
import { rawRequest } from './support/raw-request';
import { overflow, screens } from './support/screens';

const browser = browserForTests();
// Uses nginx, because the tests need its content security policy and its redirects for moved pages.
const nginx = nginxForTests();

const open = (path: string, options = {}) => browser.open(path, { baseURL: nginx.baseUrl(), ...options });
const linksIn = (page: Page, section: string) =>
  page
    .getByRole('region', { name: section })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const answered = (page: Page) => page.locator('.not-found [role="status"]').waitFor();

describe('the not-found page', () => {
  it('suggests pages with a similar address in the version of the address', async () => {
    const { page, errors } = await open('/next/api/web/functions/useCamra');
    await answered(page);
    const [first] = await linksIn(page, 'Pages with a similar address');
    expect(first).toBe('/next/api/web/functions/useCamera');
    await page.getByRole('link', { name: 'useCamera' }).first().click();
    await page.waitForURL('**/next/api/web/functions/useCamera');
    expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
  });

  it('links to the versions that have the page', async () => {
    const { page } = await open('/api/mobile/functions/joinRoom');
    await answered(page);
    expect(await linksIn(page, 'In other versions')).toEqual([
      '/0.21.0/api/mobile/functions/joinRoom',
      '/0.20.0/api/mobile/functions/joinRoom',
    ]);
  });

  it('suggests the old address of a page that a later version moved', async () => {
    const { page } = await open('/0.21.0/how-to/react-native/metadata');
    await answered(page);
    expect(await linksIn(page, 'In 0.21.0')).toEqual(['/0.21.0/how-to/react-native/metadata-and-broadcasting']);
    const status = await page.locator('.not-found [role="status"]').textContent();
    expect(status).toContain('This page moved in version 0.22.0.');
  });

  it('leads to the page if the address names the latest version', async () => {
    const { page } = await open('/0.22.0/how-to/react/connecting');
    await answered(page);
    expect(await page.locator('.not-found [role="status"]').textContent()).toBe(
      'In version 0.22.0, this page has another address.',
    );
    await page.getByRole('link', { name: 'Connect to a room', exact: true }).first().click();
    await page.waitForURL('**:*/how-to/react/connecting');
  });

  it('searches for the last part of the address', async () => {
    const { page } = await open('/docs/selective-subs.html');
    await page.getByRole('button', { name: 'Search the docs' }).click();
    await page.locator('dialog.search[data-state="ready"]').waitFor();
    expect(await page.getByRole('combobox', { name: 'Search the docs' }).inputValue()).toBe('selective subs');
    // The next search starts empty.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.locator('dialog.search[data-state="ready"]').waitFor();
    expect(await page.getByRole('combobox', { name: 'Search the docs' }).inputValue()).toBe('');
  });

  it('suggests nothing if no page is similar', async () => {
    const { page } = await open('/zzzzzzzz');
    await answered(page);
    expect(await page.locator('.not-found section:not([aria-labelledby="sections"])').count()).toBe(0);
  });

  it('keeps the entry points if the suggestions cannot be loaded, and without scripts', async () => {
    const { page } = await browser.newPage({ baseURL: nginx.baseUrl() });
    await page.route('**/not-found-suggestions*', (route) => route.abort());
    const failed = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('The suggestions could not be loaded.'),
    });
    await page.goto('/api/mobile/functions/joinRoom');
    await failed;
    await page.getByRole('link', { name: 'How-to guides' }).waitFor();
    const { page: plain } = await open('/api/mobile/functions/joinRoom', { javaScriptEnabled: false });
    expect(await plain.locator('main').getByRole('link').allTextContents()).toEqual([
      'Introduction',
      'Tutorials',
      'How-to guides',
      'Explanations',
      'API reference',
      'Upgrade guides',
    ]);
  });

  it.each(Object.entries(screens))('is accessible and fits the screen: %s', async (_, viewport) => {
    const { page } = await open('/0.21.0/how-to/react-native/metadata', { viewport });
    await answered(page);
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

  it('loads all addresses in at most 15 KB, and no other page loads them', async () => {
    const folder = 'build/assets/js';
    const names = readdirSync(folder).filter((name) => name.startsWith('not-found-suggestions'));
    expect(names).toHaveLength(1);
    const [name = ''] = names;
    expect(brotliCompressSync(readFileSync(`${folder}/${name}`)).length).toBeLessThan(15 * 1024);
    const { page } = await open('/how-to/react/connecting');
    await prefetched(page);
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
    expect(loaded.filter((url) => url.includes('not-found-suggestions'))).toEqual([]);
  });
});

describe('moved pages', () => {
  const redirects = siteRedirects();

  it.each(redirects.map(({ from, to }) => [from, to]))('%s is sent to %s', async (from, to) => {
    const { status, headers } = await rawRequest(nginx.port(), `${from}?a=1`);
    expect([status, headers.get('location')]).toEqual([301, `${to}?a=1`]);
    expect(headers.get('cache-control')).toBe('public, max-age=3600');
    expect(readFileSync(`build/${to.endsWith('.md') ? to : htmlFile(to)}`, 'utf8')).toMatch(/\S/);
  });

  it('are redirected in one step from other forms of the address', async () => {
    const [{ from, to } = { from: '', to: '' }] = redirects;
    for (const form of [`${from}/`, `${from}.html`, `${from}/index.html`]) {
      const { status, headers } = await rawRequest(nginx.port(), form);
      expect([status, headers.get('location')]).toEqual([301, to]);
    }
  });

  it('stay where they are in the versions before the move', async () => {
    const { status } = await rawRequest(nginx.port(), '/0.21.0/how-to/react-native/metadata-and-broadcasting');
    expect(status).toBe(200);
  });
});
