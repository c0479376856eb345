import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ElsewhereEntry } from '../src/search/engine/files';
import { builtVersions, type BuiltVersion } from '../plugins/search-index/quality/built-files';
import { releasedVersions } from '../plugins/shared/versions';
import { suggestions } from '../src/search/ui/suggestions';
import { browserForTests } from './support/browser';
import { holdRequests } from './support/hold-requests';
import { prefetched, settled } from './support/page-state';
import { screens } from './support/screens';
import { holdQueries, openSearch, searchBox } from './support/search';

const browser = browserForTests();
const [latest = '', older = ''] = releasedVersions();
/**
 * Maximum number of Brotli-compressed bytes that search loads before the first result. Most of them are the text of a
 * version: each hundred sentences adds 300 to 400 bytes.
 */
const mostBytes = 154_000;

let versions: Map<string, BuiltVersion>;
beforeAll(() => {
  versions = builtVersions();
});

/** Returns a list to which the path of each further request from a page is added. */
function requestsOf(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}

const hrefs = (page: Page) =>
  searchBox(page).options.evaluateAll((options) => options.map((option) => option.getAttribute('href') ?? ''));

describe('opening search', () => {
  const waysToOpen: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ['Ctrl+K', (page) => page.keyboard.press('Control+k')],
    ['Cmd+K', (page) => page.keyboard.press('Meta+k')],
    ['"/"', (page) => page.keyboard.press('/')],
    ['a click', (page) => page.getByRole('button', { name: 'Search' }).click()],
  ];
  it.each(waysToOpen)('works with %s, and focuses the input', async (_, open) => {
    const { page } = await browser.open('/explanation/glossary');
    await open(page);
    await page.locator('dialog.search[data-state="ready"]').waitFor();
    expect(await searchBox(page).input.evaluate((input) => input === document.activeElement)).toBe(true);
  });

  it.each(waysToOpen)('keeps text that is typed while the dialog loads: %s', async (_, open) => {
    const { page } = await browser.open('/explanation/glossary');
    const release = await holdRequests(page, '**/search-palette.*.js');
    await open(page);
    await page.locator('.search-button[aria-busy="true"]').waitFor();
    await page.keyboard.type('a/b room');
    release();
    await page.locator('dialog.search[data-state="ready"]').waitFor();
    await expect.poll(() => searchBox(page).input.inputValue()).toBe('a/b room');
    await page.keyboard.type('s');
    await expect.poll(() => searchBox(page).input.inputValue()).toBe('a/b rooms');
  });

  it('keeps keys that follow the shortcut before React has rendered', async () => {
    const { page } = await browser.open('/explanation/glossary');
    // All keys arrive in one task, as on a device that is busy.
    await page.evaluate(() => {
      for (const key of '/a/b')
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    });
    await page.locator('dialog.search[data-state="ready"]').waitFor();
    await expect.poll(() => searchBox(page).input.inputValue()).toBe('a/b');
  });

  it.each<[string, (page: Page) => Promise<void>]>([
    ['Escape', (page) => page.keyboard.press('Escape')],
    ['a link', (page) => page.locator('.menu__link', { hasText: 'Tutorials' }).first().click()],
  ])('can be canceled while the dialog loads: %s', async (_, cancel) => {
    const { page } = await browser.open('/explanation/glossary');
    const release = await holdRequests(page, '**/search-palette.*.js');
    await page.keyboard.press('Control+k');
    await page.locator('.search-button[aria-busy="true"]').waitFor();
    await page.keyboard.type('room');
    await cancel(page);
    await page.locator('.search-button[aria-busy="false"]').waitFor();
    const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/search-palette.'));
    release();
    await loaded;
    // The script may not have run yet, so a dialog would open only now.
    await settled(page);
    expect(await searchBox(page).dialog.count()).toBe(0);
    const { input } = await openSearch(page);
    expect(await input.inputValue()).toBe('');
  });

  it('leaves "/" to fields', async () => {
    const { page } = await browser.open('/search');
    await page.getByRole('searchbox').press('/');
    expect(await page.getByRole('searchbox').inputValue()).toBe('/');
    expect(await searchBox(page).dialog.count()).toBe(0);
  });

  it('prevents the page behind it from scrolling until it is closed', async () => {
    const { page } = await browser.open('/explanation/glossary');
    const { dialog } = await openSearch(page);
    const turnWheel = async () => {
      await page.mouse.move(5, 400);
      await page.mouse.wheel(0, 500);
    };
    await turnWheel();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await turnWheel();
    await page.waitForFunction(() => scrollY > 0);
  });

  it('works on the home page, on a landing page and on the not-found page', async () => {
    for (const path of ['/', '/api', '/no/such/page']) {
      const { page } = await browser.open(path);
      const { ask, options } = await openSearch(page);
      await ask('useCamera');
      expect(await options.first().getAttribute('href')).toBe('/api/web/functions/useCamera');
    }
  });

  it(`loads no search files before it opens, and at most ${mostBytes / 1000} KB until the first result`, async () => {
    const { page } = await browser.open('/how-to/react/connecting');
    await prefetched(page);
    const before = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(before.filter((name) => /search/i.test(name))).toEqual([]);

    const bodies: Promise<Buffer>[] = [];
    page.on('response', (response) => bodies.push(response.body()));
    const { ask, options } = await openSearch(page);
    await ask('useCamera');
    await options.first().waitFor();
    const sizes = (await Promise.all(bodies)).map((body) => brotliCompressSync(body).byteLength);
    expect(sizes.length).toBeGreaterThanOrEqual(4);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes);
  });

  it('announces that it is loading, and then that it is ready', async () => {
    const { page } = await browser.open('/explanation/glossary');
    const release = await holdRequests(page, '**/assets/search/**');
    await page.keyboard.press('Control+k');
    const { status, dialog } = searchBox(page);
    await status.filter({ hasText: 'Loading' }).waitFor();
    expect(await dialog.getAttribute('data-state')).toBe('loading');
    release();
    await status.filter({ hasText: 'ready' }).waitFor();
    expect(await dialog.getAttribute('data-state')).toBe('ready');
  });
});

describe('results', () => {
  it('list each page once, with its kind, sections and matching sentence', async () => {
    const { page } = await browser.open('/explanation/glossary');
    const { ask, dialog, options } = await openSearch(page);
    await ask('expired token');
    const groups = dialog.getByRole('group');
    const labels = await groups.evaluateAll((all) => all.map((group) => group.getAttribute('aria-label')));
    expect(new Set(labels).size).toBe(labels.length);
    expect(labels.join('\n')).toMatch(/Guide/);
    const pages = (await hrefs(page)).filter((href) => !href.startsWith('/search')).map((href) => href.split('#')[0]);
    const runs = pages.filter((path, position) => path !== pages[position - 1]);
    expect(new Set(runs).size).toBe(runs.length);
    expect((await options.first().locator('mark').allTextContents()).join(' ').toLowerCase()).toContain('expired');
  });

  it('list the symbol of the reader’s platform first', async () => {
    const expected = [
      ['/how-to/react/connecting', '/api/web/functions/useCamera', '/api/mobile/functions/useCamera'],
      ['/how-to/react-native/connecting', '/api/mobile/functions/useCamera', '/api/web/functions/useCamera'],
    ] as const;
    for (const [from, first, second] of expected) {
      const { page } = await browser.open(from);
      const { ask, dialog } = await openSearch(page);
      for (const query of ['useCamera', 'usecam', 'use camera']) {
        await ask(query);
        const leading = dialog.getByRole('group').locator('a:first-of-type');
        expect(await leading.nth(0).getAttribute('href'), `${query} from ${from}`).toBe(first);
        expect(await leading.nth(1).getAttribute('href'), `${query} from ${from}`).toBe(second);
      }
    }
  });

  it('link to the member of a symbol', async () => {
    const { page } = await browser.open('/api/web');
    const { ask, options } = await openSearch(page);
    const members = { toggleCamera: 'useCamera#togglecamera', 'RoomConfig.videoCodec': 'RoomConfig#videocodec' };
    for (const [query, end] of Object.entries(members)) {
      await ask(query);
      expect(await options.first().getAttribute('href')).toMatch(new RegExp(`${end}$`));
    }
  });

  it('link to another version if only that version has the symbol', async () => {
    const { documents } = versions.get(latest) as BuiltVersion;
    const isLater = ([name, , , instead]: ElsewhereEntry) => /^[A-Za-z]+$/.test(name) && instead === undefined;
    const [name, version, url] = documents.elsewhere.find(isLater)!;
    const { page } = await browser.open('/api/web');
    const { ask, dialog } = await openSearch(page);
    await ask(name);
    const option = dialog.getByRole('group', { name: 'In other versions' }).getByRole('option').first();
    expect(await option.textContent()).toBe(`${name} in ${version}`);
    expect(await option.getAttribute('href')).toBe(url);
  });

  it('escape the query', async () => {
    const { page, errors } = await browser.open('/api/web');
    const { ask, dialog } = await openSearch(page);
    const hostile = [
      '<img src=x onerror=alert(1)>',
      '\\',
      '__proto__',
      'constructor',
      '((((',
      '\u202e',
      'a'.repeat(5000),
      '%00',
      '🐟',
      '…',
    ];
    for (const query of hostile) await ask(query);
    expect(await dialog.locator('img').count()).toBe(0);
    expect(errors).toEqual([]);
  });
});

describe('the version', () => {
  it('defaults to the version of the current page', async () => {
    for (const prefix of ['/next', `/${older}`]) {
      const { page } = await browser.open(`${prefix}/how-to/react/connecting`);
      const { ask } = await openSearch(page);
      await ask('connect');
      const found = await hrefs(page);
      expect(found.length).toBeGreaterThan(3);
      expect(found.filter((href) => !href.startsWith(`${prefix}/`))).toEqual([]);
    }
  });

  it('can be changed, and all versions can be searched together', async () => {
    const { page } = await browser.open('/how-to/react/connecting');
    const requests = requestsOf(page);
    const { ask, dialog, options, status } = await openSearch(page);
    await ask('useCamera');
    await dialog.getByLabel('Version').selectOption(older);
    await dialog.locator(`a[href="/${older}/api/web/functions/useCamera"]`).first().waitFor();
    expect((await hrefs(page)).filter((href) => !href.startsWith(`/${older}/`))).toEqual([]);
    await dialog.getByLabel('Version').selectOption('all');
    await status.filter({ hasText: /Showing the best \d+ pages/ }).waitFor();
    // The page is listed once, in the reader's version, with links to the other versions.
    expect(await options.first().getAttribute('href')).toBe('/api/web/functions/useCamera');
    for (const version of versions.keys()) expect(await options.first().textContent()).toContain(version);
    expect(requests.filter((path) => /search-doc-/.test(path))).toHaveLength(versions.size);
  });
});

describe('the keyboard', () => {
  it('cycles through the options and opens one', async () => {
    const { page } = await browser.open('/explanation/glossary');
    const { ask, input, options } = await openSearch(page);
    await ask('use camera');
    const active = () => input.getAttribute('aria-activedescendant');
    const idOf = (option: number) => options.nth(option).getAttribute('id');
    expect(await active()).toBe(await idOf(0));
    await page.keyboard.press('ArrowDown');
    expect(await active()).toBe(await idOf(1));
    expect(await options.nth(1).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await active()).toBe(await idOf((await options.count()) - 1));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/api/web/functions/useCamera');
    expect(await searchBox(page).dialog.count()).toBe(0);
  });

  it('keeps the selected option in view', async () => {
    const { page } = await browser.open('/explanation/glossary', { viewport: { ...screens.desktop, height: 500 } });
    const { ask, dialog } = await openSearch(page);
    await ask('camera');
    await page.keyboard.press('ArrowUp');
    const selected = dialog.locator('[aria-selected="true"]');
    const isInside = () =>
      selected.evaluate((option) => {
        const box = option.getBoundingClientRect();
        const body = option.closest('.search-body')?.getBoundingClientRect();
        return body !== undefined && box.top >= body.top - 1 && box.bottom <= body.bottom + 1;
      });
    await expect.poll(isInside).toBe(true);
  });

  it.each(['Control', 'Meta'])('opens a new tab with %s and Enter, and keeps the dialog open', async (key) => {
    const { page } = await browser.open('/explanation/glossary');
    const { ask, dialog } = await openSearch(page);
    await ask('useCamera');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), page.keyboard.press(`${key}+Enter`)]);
    await tab.waitForURL('**/api/web/functions/useCamera');
    expect(await dialog.isVisible()).toBe(true);
  });

  it('closes with Escape and returns focus', async () => {
    const { page } = await browser.open('/explanation/glossary');
    const button = page.getByRole('button', { name: 'Search' });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.locator('dialog.search[data-state="ready"]').waitFor();
    await page.keyboard.press('Escape');
    await searchBox(page).dialog.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it.each(['useCamera', ''])('with Enter, opens the first result of the new query, not of "%s"', async (before) => {
    const { page } = await browser.open('/explanation/glossary');
    const { ask, input, status } = await openSearch(page);
    if (before) await ask(before);
    const release = await holdQueries(page);
    await input.fill('toggleCamera');
    await page.keyboard.press('Enter');
    await status.filter({ hasText: 'Searching' }).waitFor();
    await release();
    await page.waitForURL('**/api/web/functions/useCamera#togglecamera');
  });

  it('discards Enter if the reader keeps typing', async () => {
    const { page } = await browser.open('/explanation/glossary');
    const { ask, input, options } = await openSearch(page);
    await ask('useCamera');
    const release = await holdQueries(page);
    await input.fill('toggleCamer');
    await page.keyboard.press('Enter');
    await page.keyboard.type('a');
    await release();
    await options.first().filter({ hasText: 'toggleCamera' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/explanation/glossary');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/api/web/functions/useCamera#togglecamera');
  });

  it('is left to an input method that confirms or cancels a conversion', async () => {
    const { page } = await browser.open('/explanation/glossary');
    const { ask, input, dialog } = await openSearch(page);
    await ask('useCamera');
    // In Safari, the key presses come after the composition and differ from others only by their code.
    for (const key of ['Enter', 'Escape'])
      await input.dispatchEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true });
    expect(await dialog.isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/explanation/glossary');
  });

  it('keeps the query if the shortcut is pressed again', async () => {
    const { page } = await browser.open('/explanation/glossary');
    const { ask, input, options } = await openSearch(page);
    await ask('useCamera');
    await page.keyboard.press('Control+k');
    expect(await input.inputValue()).toBe('useCamera');
    expect(await options.first().isVisible()).toBe(true);
  });

  it('stays inside the dialog with Tab', async () => {
    const { page } = await browser.open('/explanation/glossary');
    const { ask, dialog } = await openSearch(page);
    await ask('useCamera');
    for (const key of [...Array<string>(8).fill('Tab'), ...Array<string>(8).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  });
});

describe('the mouse', () => {
  it('closes the dialog with a click outside, and can select the query', async () => {
    const { page } = await browser.open('/explanation/glossary');
    const { ask, input, dialog } = await openSearch(page);
    await ask('useCamera');
    await input.hover();
    await page.mouse.down();
    await page.mouse.move(5, 400);
    await page.mouse.up();
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.click(5, 400);
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('recent searches', () => {
  it('are offered again, and can be cleared', async () => {
    const { page } = await browser.open('/explanation/glossary');
    const { ask } = await openSearch(page);
    await ask('toggleCamera');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/useCamera#togglecamera');
    const { dialog, input } = await openSearch(page);
    const recent = dialog.getByRole('group', { name: 'Recent searches' });
    expect(await recent.getByRole('option').allTextContents()).toEqual(['toggleCamera']);
    await page.keyboard.press('Enter');
    expect(await input.inputValue()).toBe('toggleCamera');
    await input.fill('');
    await dialog.getByRole('button', { name: 'Clear recent searches' }).click();
    expect(await recent.count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('search-recent'))).toBeNull();
  });

  it('are ignored if storage contains invalid data', async () => {
    const { page, errors } = await browser.open('/explanation/glossary');
    for (const stored of ['{', '{"a":1}', '[1,null]']) {
      await page.evaluate((text) => localStorage.setItem('search-recent', text), stored);
      const { dialog } = await openSearch(page);
      expect(await dialog.getByRole('group', { name: 'Try searching for' }).isVisible()).toBe(true);
      await page.keyboard.press('Escape');
    }
    expect(errors).toEqual([]);
  });

  it('appear with suggestions that have results in every version', () => {
    for (const { searcher } of versions.values())
      for (const query of suggestions) expect(searcher.search(query).pages.length, query).toBeGreaterThan(2);
  });
});

describe('a search without results', () => {
  it('offers similar names, all versions, and a report', async () => {
    const { page } = await browser.open('/explanation/glossary');
    const { ask, dialog } = await openSearch(page);
    await ask('useLivestrmStrmrXyz');
    expect(await dialog.textContent()).toContain('No results for “useLivestrmStrmrXyz”');
    const alike = dialog.getByRole('group', { name: 'Did you mean' }).getByRole('option');
    expect((await alike.allTextContents()).join(' ')).toContain('useLivestreamStreamer');
    const report = new URL((await dialog.getByRole('link', { name: /Report/ }).getAttribute('href')) ?? '');
    expect(report.searchParams.get('title')).toContain('useLivestrmStrmrXyz');
    await dialog.getByRole('button', { name: 'Search all versions' }).click();
    expect(await dialog.getByLabel('Version').inputValue()).toBe('all');
  });
});

describe('the results page', () => {
  it('can be linked with query and version', async () => {
    const { page } = await browser.open(`/search?q=reconnect&version=${older}`);
    const links = page.locator('.search-page-list a');
    await links.first().waitFor();
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(found.filter((href) => !href.startsWith(`/${older}/`))).toEqual([]);
    await page.getByRole('searchbox').fill('mute');
    await page.waitForURL(`**/search?q=mute&version=${older}`);
  });

  it('reports no results only for a query that has been searched', async () => {
    const { page } = await browser.open('/search?q=xyzzyqq');
    const notice = page.locator('.search-notice');
    await notice.waitFor();
    const release = await holdQueries(page);
    await page.getByRole('searchbox').fill('camera');
    await page.getByRole('status').filter({ hasText: 'Searching' }).waitFor();
    expect(await notice.count()).toBe(0);
    await release();
    await page.locator('.search-page-list a').first().waitFor();
  });

  it('keeps the caret in place while the reader edits a query', async () => {
    const { page } = await browser.open('/search?q=useRun');
    const box = page.getByRole('searchbox');
    await box.press('End');
    await box.press('ArrowLeft');
    await box.press('ArrowLeft');
    await box.pressSequentially('xy');
    await page.waitForURL('**/search?q=useRxyun*');
    expect(await box.inputValue()).toBe('useRxyun');
    await page.goBack();
    expect(page.url()).not.toContain('/search');
  });

  it('has one canonical address for all queries', async () => {
    const { page } = await browser.open(`/search?q=reconnect&version=${older}`);
    await page.locator('.search-page-list a').first().waitFor();
    expect(await page.locator('meta[name="robots"]').count()).toBe(0);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/^https:\/\/[^/]+\/search$/);
  });

  it('can be opened from the dialog', async () => {
    const { page } = await browser.open('/explanation/glossary');
    const { ask, dialog } = await openSearch(page);
    await ask('mute');
    await dialog.getByRole('link', { name: /View all results/ }).click();
    await page.waitForURL(`**/search?q=mute&version=${latest}`);
    await page.locator('.search-page-list a').first().waitFor();
  });

  it('replaces an unknown version with the latest one', async () => {
    const { page } = await browser.open('/search?q=useCamera&version=9.9.9');
    await page.locator('.search-page-list a[href="/api/web/functions/useCamera"]').first().waitFor();
  });

  it('is available to browsers through OpenSearch', async () => {
    const { page } = await browser.open('/');
    const link = page.locator('link[rel="search"]');
    expect(await link.getAttribute('type')).toBe('application/opensearchdescription+xml');
    const text = await page.evaluate(
      async (href) => (await fetch(href)).text(),
      (await link.getAttribute('href')) ?? '',
    );
    const template = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      return parsed.querySelector('Url')?.getAttribute('template') ?? '';
    }, text);
    const { pathname, search } = new URL(template.replace('{searchTerms}', 'usecam'));
    await page.goto(pathname + search);
    await page.locator('.search-page-list a[href="/api/web/functions/useCamera"]').first().waitFor();
  });

  it('explains that it requires JavaScript, and the navbar has no inactive button', async () => {
    const { page } = await browser.open('/search', { javaScriptEnabled: false });
    expect(await page.locator('main').textContent()).toContain('requires JavaScript');
    expect(await page.locator('.search-button').isVisible()).toBe(false);
  });
});
