import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { builtVersions } from '../plugins/search-index/quality/built-files';
import { releasedVersions } from '../plugins/shared/versions';
import { browserForTests } from './support/browser';
import { holdRequests } from './support/hold-requests';
import { prefetched } from './support/page-state';
import { routeRequests } from './support/route-requests';
import { openSearch, searchBox } from './support/search';

const browser = browserForTests();
const [latest = ''] = releasedVersions();
const start = '/explanation/glossary';

/** Failing responses to a request for a file. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'the network is lost': (route) => route.abort('internetdisconnected'),
  'the file is missing': (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' }),
  'the server fails': (route) => route.fulfill({ status: 500, body: '' }),
  'the file is truncated': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
  'the response is a page': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello</p>' }),
};
const files: Readonly<Record<string, RegExp>> = {
  documents: /\/search-doc-[^/]*\.json/,
  index: /\/search-index-[^/]*\.json/,
  worker: /\/assets\/js\/search\.[0-9a-f]+\.js/,
};

async function expectNoticeAndRetry(page: Page, takeAway: () => Promise<void>): Promise<void> {
  const { dialog, ask, options } = searchBox(page);
  const notice = dialog.getByRole('alert');
  await notice.waitFor();
  expect(await notice.textContent()).toContain('could not be loaded');
  await takeAway();
  await notice.getByRole('button', { name: 'Retry' }).click();
  await page.locator('dialog.search[data-state="ready"]').waitFor();
  await ask('useCamera');
  expect(await options.first().getAttribute('href')).toBe('/api/web/functions/useCamera');
}

describe.each(Object.entries(files))('loading the %s', (_, pattern) => {
  it.each(Object.entries(faults))('%s: the dialog shows a message, and Retry loads search', async (_name, answer) => {
    const { page, errors } = await browser.open(start);
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    await routeRequests(page, pattern, answer);
    await page.keyboard.press('Control+k');
    await expectNoticeAndRetry(page, () => page.unroute(pattern));
    expect(uncaught).toEqual([]);
    // The browser logs failed requests; there are no other errors.
    expect(errors.filter((each) => !/Failed to load resource/.test(each))).toEqual([]);
  });
});

describe('the page', () => {
  it('stays usable while search is unavailable', async () => {
    const { page } = await browser.open(start);
    await routeRequests(page, '**/assets/search/**', (route) => route.abort());
    await page.keyboard.press('Control+k');
    await searchBox(page).dialog.getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.menu__link', { hasText: 'Tutorials' }).first().click();
    await page.waitForURL('**/tutorials');
  });

  it('shows a message if the dialog cannot be loaded, and Retry loads it', async () => {
    const scripts = /\/assets\/js\/[^/]*\.js/;
    const { page } = await browser.open(start);
    await prefetched(page);
    await routeRequests(page, scripts, (route) => route.abort());
    await page.keyboard.press('Control+k');
    const notice = page.getByRole('alert');
    await notice.waitFor();
    expect(await notice.textContent()).toContain('Search could not be loaded');
    await page.unroute(scripts);
    await notice.getByRole('button', { name: 'Retry' }).click();
    await page.locator('dialog.search[data-state="ready"]').waitFor();
  });

  it('keeps a dialog that opened after a failed attempt', async () => {
    const script = /\/search-palette\./;
    const { page } = await browser.open(start);
    const release = await holdRequests(page, `**${start}`);
    await routeRequests(page, script, (route) => route.abort());
    // The failed attempt requests the page, to find out whether the docs have been updated.
    const [check] = await Promise.all([
      page.waitForRequest((request) => new URL(request.url()).pathname === start),
      page.keyboard.press('Control+k'),
    ]);
    await page.unroute(script);
    const { ask, options } = await openSearch(page);
    release();
    await (await check.response())?.finished();
    await ask('useCamera');
    expect(await options.first().getAttribute('href')).toBe('/api/web/functions/useCamera');
    expect(await page.locator('.load-failed').count()).toBe(0);
  });
});

describe('after a deploy', () => {
  /** Responds like a server that has only the files of another build. */
  async function deploy(page: Page, change: (text: string, file: 'documents' | 'index') => string): Promise<void> {
    const names = builtVersions().get(latest)?.names;
    if (!names) throw new Error(`There is no search for ${latest}.`);
    const renamed = (name: string) => name.replace(/[0-9a-f]{12}(?=\.json)/, 'abcdefabcdef');
    const newest = { documents: renamed(names.documents), index: renamed(names.index) };
    await routeRequests(page, '**/assets/search/*', async (route) => {
      const name = route.request().url().split('/').at(-1) ?? '';
      if (name === 'manifest.json') return route.fulfill({ json: { [latest]: newest } });
      const file = name === newest.documents ? 'documents' : name === newest.index ? 'index' : undefined;
      if (!file) return route.fulfill({ status: 404, body: '' });
      const response = await route.fetch({ url: route.request().url().replace(name, names[file]) });
      return route.fulfill({ response, body: change(await response.text(), file) });
    });
  }

  it('both files of the new build are loaded', async () => {
    const { page } = await browser.open(start);
    await deploy(page, (text) => text.replace(/"build":"[0-9a-f]{12}"/, '"build":"abcdefabcdef"'));
    const { ask, options } = await openSearch(page);
    await ask('useCamera');
    expect(await options.first().getAttribute('href')).toBe('/api/web/functions/useCamera');
  });

  it('files of two builds are not mixed', async () => {
    const { page } = await browser.open(start);
    await deploy(page, (text, file) =>
      file === 'index' ? text.replace(/"build":"[0-9a-f]{12}"/, '"build":"abcdefabcdef"') : text,
    );
    await page.keyboard.press('Control+k');
    const notice = searchBox(page).dialog.getByRole('alert');
    await notice.waitFor();
    expect(await notice.textContent()).toContain('Reload');
  });

  it('a version that is no longer published prompts for a reload', async () => {
    const { page } = await browser.open(start);
    await routeRequests(page, '**/assets/search/manifest.json', (route) => route.fulfill({ json: {} }));
    await page.keyboard.press('Control+k');
    await searchBox(page).dialog.getByRole('alert').getByRole('button', { name: 'Reload' }).waitFor();
  });

  it('files in another format prompt for a reload', async () => {
    const { page } = await browser.open(start);
    await deploy(page, (text) => text.replace(/"format":\d+/, '"format":999'));
    await page.keyboard.press('Control+k');
    const notice = searchBox(page).dialog.getByRole('alert');
    await notice.waitFor();
    await Promise.all([page.waitForEvent('load'), notice.getByRole('button', { name: 'Reload' }).click()]);
  });
});
