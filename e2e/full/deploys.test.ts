import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { browserForTests } from '../support/browser';
import { deploysForTests } from '../support/deploys';
import { holdRequests } from '../support/hold-requests';
import { makeNextBuild } from '../support/next-build';
import { pageScript } from '../support/page-script';
import { headingOf, readersForTests, shown, walkOverTemplates } from '../support/readers';
import { routeRequests } from '../support/route-requests';
import { openSearch, searchBox } from '../support/search';
import { blockStorage } from '../support/storage';
import { templates } from '../support/templates';
import { walkTo } from '../support/walk';
import { act, wake } from '../support/wake';

const start = '/how-to/react/installation';
const changed = {
  path: '/explanation/architecture',
  old: 'A Fishjam app has three parts',
  new: 'NEW BUILD, NEW TEXT',
};
const removed = '/how-to/react/connecting';

const browser = browserForTests();
// Deriving the next build from the first takes a second. release/deploys.test.ts creates two real builds instead.
const deploys = deploysForTests((folder) => {
  const next = `${folder}/next`;
  makeNextBuild('build', next, { text: [changed.old, changed.new], removed });
  return { first: 'build', next };
});
const openFirstBuild = readersForTests(browser, deploys, start);
beforeEach(() => deploys.goLive('first'));

describe('if old assets are kept, a reader with an open page', () => {
  it('visits every kind of page, back and forward, without a reload and without an error', async () => {
    const { page, errors, loads } = await openFirstBuild();
    deploys.goLive('next with old assets');
    await walkOverTemplates(page);
    expect(loads()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('can search, and hover over code and links', async () => {
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

  it('sees the new text after the next page load', async () => {
    const { page } = await openFirstBuild();
    deploys.goLive('next with old assets');
    await page.goto(changed.path);
    await page.getByText(changed.new).waitFor();
  });
});

describe('if old assets are missing, a reader with an open page', () => {
  it('reaches every kind of page with one reload', async () => {
    const addresses: string[] = Object.values(templates);
    const reloads: unknown[] = [];
    // Readers run in parallel, because each page waits between its attempts to load.
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
    // The not-found page is shown without any request.
    expect(reloads).toEqual(addresses.map((to) => ({ to, shown: to, loads: to === templates['not-found'] ? 0 : 1 })));
  });

  it('sees the new text, and can go back and forward across the deploy', async () => {
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

  it('sees the not-found page in the layout of the site for a removed page', async () => {
    const { page, loads } = await openFirstBuild();
    deploys.goLive('next');
    await walkTo(page, removed);
    await shown(page, 'Page not found');
    expect(await page.locator('.navbar').isVisible()).toBe(true);
    expect([new URL(page.url()).pathname, loads()]).toEqual([removed, 1]);
  });

  it('is prompted to reload if the search dialog or its worker is missing', async () => {
    const [withoutBox, withoutWorker] = await Promise.all([openFirstBuild(), openFirstBuild()]);
    const release = await holdRequests(withoutWorker.page, /\/assets\/js\/search\.[0-9a-f]+\.js/);
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

  it('can keep searching if search was ready, and can open the results', async () => {
    const { page, loads } = await openFirstBuild();
    const { ask, options } = await openSearch(page);
    deploys.goLive('next');
    await ask('useCamera');
    await options.first().click();
    await page.waitForURL('**/api/web/functions/useCamera');
    await shown(page, 'useCamera');
    expect(loads()).toBe(1);
  });

  it('gets the new page if a proxy had cached the old one', async () => {
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

describe('if the script of a page is never available', () => {
  const answers = {
    'the server responds with 404': { status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' },
    'the server responds with a page': { status: 200, contentType: 'text/html', body: '<!doctype html><p>Hello</p>' },
    'the server fails': { status: 500, body: '' },
  };

  it.each(Object.entries(answers))(
    'and %s, the requested page is loaded once and stays readable',
    async (_, answer) => {
      const { page, loads } = await openFirstBuild();
      await routeRequests(page, pageScript, (route) => route.fulfill(answer));
      const loaded = page.waitForEvent('load');
      await walkTo(page, changed.path);
      await loaded;
      await act(page);
      // Once the new page has stopped retrying, it must send no further requests.
      await page.waitForSelector('head > style', { state: 'attached' });
      await page.getByText(changed.old).waitFor();
      expect([new URL(page.url()).pathname, loads()]).toEqual([changed.path, 1]);
    },
  );

  it.each([changed.path, '/search'])('and storage is blocked, %s shows a message', async (to) => {
    const { page, loads } = await openFirstBuild(start, blockStorage);
    await routeRequests(page, pageScript, (route) => route.fulfill(answers['the server responds with 404']));
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
