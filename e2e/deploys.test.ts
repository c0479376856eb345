import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { deploysForTests } from './support/deploys';
import { makeNextBuild } from './support/next-build';
import { pageScript } from './support/page-script';
import { headingOf, readersForTests, shown, walkOverTemplates } from './support/readers';
import { openSearch, searchBox } from './support/search';
import { blockStorage } from './support/storage';
import { templates } from './support/templates';
import { walkTo } from './support/walk';
import { act, wake } from './support/wake';

const start = '/how-to/react/installation';
const changed = {
  path: '/explanation/architecture',
  old: 'A Fishjam app has three parts',
  new: 'NEW BUILD, NEW TEXT',
};
const removed = '/how-to/react/connecting';

const browser = browserForTests();
// The next build is made of the first, in a second: release/deploys.test.ts makes two as a release does.
const deploys = deploysForTests((folder) => {
  const next = `${folder}/next`;
  makeNextBuild('build', next, { text: [changed.old, changed.new], removed });
  return { first: 'build', next };
});
const openFirstBuild = readersForTests(browser, deploys, start);
beforeEach(() => deploys.goLive('first'));

describe('with the old assets kept, a reader who has a page open', () => {
  it('walks over every kind of page, back and forward, without a reload and without an error', async () => {
    const { page, errors, loads } = await openFirstBuild();
    deploys.goLive('next with old assets');
    await walkOverTemplates(page);
    expect(loads()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('searches, points at code and at links', async () => {
    const { page, errors, loads } = await openFirstBuild('/tutorials/react-quick-start');
    deploys.goLive('next with old assets');
    await page.locator('[data-hover]').first().hover();
    await page.locator('.type-popup').waitFor();
    await page.locator('.pagination-nav__link').last().hover();
    const { ask, options } = await openSearch(page);
    await ask('useCamera');
    await options.first().click();
    await shown(page, 'useCamera');
    expect(loads()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('gets the new text with the next page load', async () => {
    const { page } = await openFirstBuild();
    deploys.goLive('next with old assets');
    await page.goto(changed.path);
    await page.getByText(changed.new).waitFor();
  });
});

describe('with the old assets gone, a reader who has a page open', () => {
  it('gets every kind of page with one reload', async () => {
    const addresses: string[] = Object.values(templates);
    const reloads: unknown[] = [];
    // Some at a time, because each waits between its attempts.
    while (reloads.length < addresses.length) {
      const some = addresses.slice(reloads.length, reloads.length + 4);
      deploys.goLive('first');
      const readers = await Promise.all(some.map(async (to) => ({ ...(await openFirstBuild()), to })));
      deploys.goLive('next');
      reloads.push(
        ...(await Promise.all(
          readers.map(async ({ page, loads, to }) => {
            await walkTo(page, to);
            await shown(page, headingOf(to));
            const { pathname, search } = new URL(page.url());
            await page.context().close();
            return { to, shown: pathname + search, loads: loads() };
          }),
        )),
      );
    }
    // That there is no such page is said without asking for anything.
    expect(reloads).toEqual(addresses.map((to) => ({ to, shown: to, loads: to === templates['not-found'] ? 0 : 1 })));
  });

  it('gets the new text, and goes back and forward over the deploy', async () => {
    const { page, loads } = await openFirstBuild();
    deploys.goLive('next');
    await walkTo(page, changed.path);
    await page.getByText(changed.new).waitFor();
    await shown(page, headingOf(changed.path));
    await page.goBack();
    await shown(page, headingOf(start));
    await page.goForward();
    await page.getByText(changed.new).waitFor();
    expect(loads()).toBe(1);
  });

  it('is told that a page is gone, in the frame of the site', async () => {
    const { page, loads } = await openFirstBuild();
    deploys.goLive('next');
    await walkTo(page, removed);
    await shown(page, 'Page not found');
    expect(await page.locator('.navbar').isVisible()).toBe(true);
    expect([new URL(page.url()).pathname, loads()]).toEqual([removed, 1]);
  });

  it('is asked to reload for search when its box is gone, or its worker', async () => {
    const [withoutBox, withoutWorker] = await Promise.all([openFirstBuild(), openFirstBuild()]);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await withoutWorker.page.route(/\/assets\/js\/search\.[0-9a-f]+\.js/, (route) =>
      released.then(() => route.continue()),
    );
    await withoutWorker.page.keyboard.press('Control+k');
    await searchBox(withoutWorker.page).dialog.waitFor();
    deploys.goLive('next');
    release();
    await withoutBox.page.keyboard.press('Control+k');
    for (const { page } of [withoutBox, withoutWorker]) {
      const notice = page.getByRole('alert').filter({ hasText: 'The docs have been updated' });
      await notice.waitFor();
      await Promise.all([page.waitForEvent('load'), notice.getByRole('button', { name: 'Reload' }).click()]);
      await wake(page);
      const { ask, options } = await openSearch(page);
      await ask('useCamera');
      expect(await options.first().getAttribute('href')).toBe('/api/web/functions/useCamera');
    }
  });

  it('searches on when search was ready, and gets what was found', async () => {
    const { page, loads } = await openFirstBuild();
    const { ask, options } = await openSearch(page);
    deploys.goLive('next');
    await ask('useCamera');
    await options.first().click();
    await page.waitForURL('**/api/web/functions/useCamera');
    await shown(page, 'useCamera');
    expect(loads()).toBe(1);
  });

  it('that a proxy had kept, gets the new one', async () => {
    const { page } = await browser.newPage({ baseURL: deploys.baseUrl() });
    const kept = readFileSync(`build${changed.path}.html`, 'utf8');
    await page.route(`**${changed.path}`, (route) => route.fulfill({ contentType: 'text/html', body: kept }), {
      times: 1,
    });
    deploys.goLive('next');
    await page.goto(changed.path);
    await page.getByText(changed.new).waitFor();
    await wake(page);
  });
});

describe('on a server that never has the script of a page', () => {
  const answers = {
    'says so': { status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' },
    'sends a page instead': { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello</p>' },
    fails: { status: 500, body: '' },
  };

  it.each(Object.entries(answers))('and %s, the wanted page is loaded once, and can be read', async (_, answer) => {
    const { page, loads } = await openFirstBuild();
    await page.route(pageScript, (route) => route.fulfill(answer));
    const loaded = page.waitForEvent('load');
    await walkTo(page, changed.path);
    await loaded;
    await act(page);
    // Once the new page has given up, nothing more is going to happen.
    await page.waitForSelector('head > style', { state: 'attached' });
    await page.getByText(changed.old).waitFor();
    expect([new URL(page.url()).pathname, loads()]).toEqual([changed.path, 1]);
  });

  it.each([changed.path, '/search'])('and the storage is blocked, %s has a message in its place', async (to) => {
    const { page, loads } = await openFirstBuild(start, blockStorage);
    await page.route(pageScript, (route) => route.fulfill(answers['says so']));
    await walkTo(page, to);
    await shown(page, 'This page could not be loaded');
    expect(await page.locator('.navbar').isVisible()).toBe(true);
    expect([new URL(page.url()).pathname, loads()]).toEqual([to, 0]);
    await page.unroute(pageScript);
    await page.getByRole('button', { name: 'Retry' }).click();
    await shown(page, headingOf(to));
    expect(loads()).toBe(0);
  });
});
