import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from '../support/browser';
import { holdRequests } from '../support/hold-requests';
import { pageScript } from '../support/page-script';
import { prefetched } from '../support/page-state';
import { routeRequests } from '../support/route-requests';
import { blockStorage } from '../support/storage';
import { saveData, walkTo } from '../support/walk';
import { act, wake } from '../support/wake';

const browser = browserForTests();

const start = '/tutorials/react-quick-start';

/** Text of the built HTML, which must always stay visible. */
const text = 'build a page with a name field';

/**
 * Ways in which a request for a file can fail.
 */
const failures = {
  'is never received': (route: Route) => route.abort('connectionreset'),
  'is missing': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' }),
  'fails with a server error': (route: Route) => route.fulfill({ status: 500, body: 'Internal Server Error' }),
  'is an HTML page': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello</p>' }),
  'is truncated': async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
} satisfies Record<string, (route: Route) => Promise<void>>;

interface Asset {
  readonly name: string;
  readonly file: RegExp;
  /** State that the page reaches without the file: hydrated, or the same as with scripts disabled. */
  readonly state: 'hydrated' | 'without scripts';
  /** Moment when the file is requested. */
  readonly when: 'immediately' | 'when the reader acts';
}

const assets: readonly Asset[] = [
  { name: 'the boot script', file: /\/boot\.[^/]*\.js/, state: 'without scripts', when: 'immediately' },
  { name: 'the runtime', file: /\/runtime~main\.[^/]*\.js/, state: 'without scripts', when: 'when the reader acts' },
  { name: 'the main script', file: /\/main\.[^/]*\.js/, state: 'without scripts', when: 'when the reader acts' },
  { name: 'the React script', file: /\/react\.[^/]*\.js/, state: 'without scripts', when: 'when the reader acts' },
  { name: 'a script of the page', file: pageScript, state: 'without scripts', when: 'when the reader acts' },
  { name: 'the style sheet', file: /\/assets\/css\//, state: 'hydrated', when: 'immediately' },
  { name: 'the font or an image', file: /\/(?:assets\/fonts|img)\//, state: 'hydrated', when: 'immediately' },
];

const table = assets.flatMap((asset) =>
  Object.entries(failures).map(([failure, answer]) => ({ asset: asset.name, failure, answer, ...asset })),
);

/** Waits until a page has reached its final state. */
async function reached(page: Page, state: Asset['state']): Promise<void> {
  // The styles for pages without scripts are inert text until the page needs them and adds a `style` element.
  if (state === 'hydrated') return wake(page);
  await act(page);
  await page.waitForSelector('head > style', { state: 'attached' });
}

describe('a page stays readable', () => {
  it.concurrent.each(table)('if $asset $failure', async ({ file, answer, state }) => {
    const { page } = await browser.newPage();
    let loads = 0;
    let asked = 0;
    page.on('load', () => loads++);
    await page.route(file, (route) => {
      asked++;
      return answer(route);
    });
    await page.goto(start);
    await reached(page, state);
    expect(await page.getByText(text).isVisible()).toBe(true);
    expect(asked).toBeGreaterThan(0);
    expect(loads).toBe(1);
  });

  // Browsers paint only after the style sheet has arrived or failed, so it is not tested here.
  const laterAssets = assets.filter(({ name }) => name !== 'the style sheet');
  it.concurrent.each(laterAssets)('while $name is slow, and is hydrated after it arrives', async ({ file, when }) => {
    const { page } = await browser.newPage();
    const release = await holdRequests(page, file);
    const requested = page.waitForRequest(file);
    await page.goto(start, { waitUntil: when === 'immediately' ? 'commit' : 'domcontentloaded' });
    if (when === 'when the reader acts') await act(page);
    await requested;
    await page.getByText(text).waitFor();
    release();
    await page.waitForLoadState('domcontentloaded');
    await reached(page, 'hydrated');
  });
});

describe('a page without its scripts', () => {
  it('looks the same as with scripts disabled', async () => {
    const { page } = await browser.newPage();
    await page.route(/\/main\.[^/]*\.js/, (route) => route.abort());
    await page.goto(start);
    await reached(page, 'without scripts');
    expect(await page.locator('.search-button').isVisible()).toBe(false);
    expect(await page.locator('.navbar a', { hasText: '0.21.0' }).isVisible()).toBe(true);
    await page.locator('.pagination-nav__link').last().click();
    await page.waitForURL((url) => url.pathname !== start);
  });
});

describe('a script of the next page', () => {
  it('is requested a third time, bypassing the cache, if it fails twice, and needs no reload', async () => {
    const { page } = await browser.newPage();
    await saveData(page);
    await page.goto('/api/web/functions');
    await wake(page);
    let loads = 0;
    page.on('load', () => loads++);
    const asked: string[] = [];
    await routeRequests(page, pageScript, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const times = asked.filter((each) => each.startsWith(pathname)).length;
      asked.push(pathname + search);
      await (times < 2 ? route.abort() : route.continue());
    });
    await page.locator('.pagination-nav__link').last().click();
    await page.locator('h1', { hasText: 'FishjamProvider' }).waitFor();
    expect(loads).toBe(0);
    const first = asked[0] ?? '';
    expect(asked.filter((each) => each.startsWith(first))).toEqual([first, first, `${first}?retry=2`]);
  });

  it('causes no uncaught error if it fails while the reader points at its link', async () => {
    const { page, errors } = await browser.open('/api/web');
    await routeRequests(page, pageScript, (route) => route.abort());
    const warned = page.waitForEvent('console', { predicate: (message) => message.text().includes('ChunkLoadError') });
    await page.locator('.pagination-nav__link').last().hover();
    await warned;
    expect(errors.filter((each) => !/Failed to load resource/.test(each))).toEqual([]);
  });
});

describe('if the network is lost after the first page', () => {
  it('the next page shows a message, the reader can go back, and Retry loads the page', async () => {
    const { page } = await browser.open('/api/web');
    await prefetched(page);
    await page.context().setOffline(true);
    await walkTo(page, '/explanation/architecture');
    const message = page.locator('h1', { hasText: 'This page could not be loaded' });
    await message.waitFor();
    expect(await page.title()).toContain('Page could not be loaded');
    expect(await page.locator('.navbar').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.goBack();
    await page.locator('article', { hasText: 'Web' }).first().waitFor();
    await page.goForward();
    await message.waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.locator('h1', { hasText: 'Architecture' }).waitFor();
  });
});

describe('browser storage', () => {
  const keys = [
    'docs-preferred-version-default',
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'docusaurus.tab.npm2yarn',
    'docusaurus.tab.platform',
    'docusaurus.tab.server-language',
    'theme',
    'search-recent',
    'docs-sidebar-open',
    'docs-reloaded-for',
  ];
  const garbage = {
    'broken JSON': '{"a":[',
    'an object': '{"toString":null,"length":-1,"0":{}}',
    'a list': '[null,{},[],-1,"\\u0000"]',
    'a property name of all objects': '__proto__',
    nothing: '',
    'half of a surrogate pair': '\ud800',
    'a very long text': 'x'.repeat(400_000),
  };

  /** Opens a page, opens search and navigates, which covers all code that uses storage. */
  async function use(page: Page): Promise<void> {
    await page.goto(start);
    await wake(page);
    await page.keyboard.press('Control+k');
    await page.locator('dialog.search[data-state="ready"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.pagination-nav__link').last().click();
    await page.waitForURL((url) => url.pathname !== start);
    await page.locator('article h1').waitFor();
  }

  it.concurrent.each(Object.entries(garbage))('may contain %s under every key', async (_, value) => {
    const { page, errors } = await browser.newPage();
    await page.addInitScript(
      ([names, stored]) => {
        for (const name of names) for (const storage of [localStorage, sessionStorage]) storage.setItem(name, stored);
      },
      [keys, value] as const,
    );
    await use(page);
    expect(errors).toEqual([]);
  });

  it('contains no other keys', async () => {
    const { page } = await browser.newPage();
    await use(page);
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(stored.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('may be blocked', async () => {
    const { page, errors } = await browser.newPage();
    await blockStorage(page);
    await use(page);
    expect(errors).toEqual([]);
  });

  it('may be full', async () => {
    const { page } = await browser.newPage();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    await use(page);
    expect(uncaught).toEqual([]);
  });
});
