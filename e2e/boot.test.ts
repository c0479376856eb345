import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { holdRequests } from './support/hold-requests';
import { nginxForTests } from './support/nginx';
import { openUntouched } from './support/page-state';
import { routeRequests } from './support/route-requests';
import { screens } from './support/screens';
import { openSearch } from './support/search';
import { loadedAtOnce, type TemplateName, templates } from './support/templates';
import { type Connection, onConnection } from './support/walk';

const browser = browserForTests();

const phone = { viewport: screens.phone, hasTouch: true, isMobile: true };

const hydrated = 'html[data-has-hydrated="true"]';

/** Opens a page and returns the scripts that it has requested in addition to the boot script. */
async function opened(path: string, options: BrowserContextOptions = {}) {
  const { page, errors } = await browser.newPage(options);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().includes('/boot.')) scripts.push(request.url());
  });
  await openUntouched(page, path);
  return { page, errors, scripts };
}

/** Delays the main script until it is released. */
const holdScripts = (page: Page): Promise<() => void> => holdRequests(page, /\/assets\/js\/main\./);

describe('an untouched page', () => {
  const names = Object.keys(templates) as TemplateName[];
  const waiting = names.filter((name) => !loadedAtOnce.has(name)).map((name) => templates[name]);
  it.each([...waiting, '/how-to/react/connecting#verify'])('loads no client: %s', async (path) => {
    const { scripts, errors } = await opened(path);
    expect(scripts).toEqual([]);
    expect(errors).toEqual([]);
  });

  it.each([...loadedAtOnce].map((name) => templates[name]))('loads the client immediately: %s', async (path) => {
    const { page } = await opened(path);
    await page.waitForSelector(hydrated);
  });
});

describe('a reader’s first sign of intent', () => {
  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['a pointer that moves', (page) => page.mouse.move(200, 200)],
    ['the wheel', (page) => page.mouse.wheel(0, 100)],
    ['a key', (page) => page.keyboard.press('Tab')],
  ])('loads the client: %s', async (_, act) => {
    const { page, errors } = await opened(templates.tutorial);
    await act(page);
    await page.waitForSelector(hydrated);
    expect(errors).toEqual([]);
  });

  it('is not a tap on a link, which the browser opens without the client', async () => {
    const { page, scripts } = await opened(templates.tutorial, phone);
    const navigation = page.waitForRequest((request) => request.isNavigationRequest());
    await page.locator('.pagination-nav__link--next').tap();
    await navigation;
    expect(scripts).toEqual([]);
  });

  it.each<[string, Connection]>([
    ['saves data', { saveData: true, effectiveType: '4g' }],
    ['is on 2g', { saveData: false, effectiveType: '2g' }],
  ])('must be on a control when the reader %s', async (_, connection) => {
    const { page } = await browser.newPage();
    await onConnection(page, connection);
    const scripts: string[] = [];
    page.on('request', (request) => request.url().includes('/main.') && scripts.push(request.url()));
    await openUntouched(page, templates.tutorial);
    await page.mouse.move(640, 500);
    await page.locator('.search-button').hover();
    await page.mouse.wheel(0, 100);
    await page.waitForFunction(() => window.scrollY > 0);
    expect(scripts).toEqual([]);
    await page.locator('.search-button').click();
    await page.getByRole('dialog').waitFor();
  });
});

describe('an action before the page is hydrated', () => {
  it.each<[string, (page: Page) => Promise<unknown>, string]>([
    ['a click on Search', (page) => page.locator('.search-button').click(), 'dialog[open]'],
    ['a key on Search', (page) => page.locator('.search-button').press('Enter'), 'dialog[open]'],
    ['Ctrl+K', (page) => page.keyboard.press('Control+k'), 'dialog[open]'],
    ['/', (page) => page.keyboard.press('/'), 'dialog[open]'],
    [
      'a click on the versions',
      (page) => page.locator('.navbar .dropdown > button').click(),
      '.dropdown > button[aria-expanded="true"]',
    ],
    [
      'a click on a tab',
      (page) => page.getByRole('tab', { name: 'pnpm' }).first().click(),
      '[role="tab"][aria-selected="true"]:text-is("pnpm")',
    ],
    [
      'a key on the versions',
      async (page) => {
        await page.locator('.navbar .dropdown > button').focus();
        await page.keyboard.press('ArrowDown');
      },
      '.dropdown > button[aria-expanded="true"]',
    ],
  ])('is repeated once: %s', async (_, act, result) => {
    const { page, errors } = await opened(templates.tutorial);
    const release = await holdScripts(page);
    await act(page);
    await act(page);
    await page.locator('[aria-busy="true"]').first().waitFor();
    release();
    await page.locator(result).first().waitFor();
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['a click on Search', (page) => page.locator('.search-button').click()],
    ['/', (page) => page.keyboard.press('/')],
  ])('is repeated if even the boot script has not run: %s', async (_, act) => {
    const { page, errors } = await browser.newPage();
    const release = await holdRequests(page, /\/boot\./);
    await page.goto(templates.tutorial, { waitUntil: 'commit' });
    await page.locator('.theme-doc-footer').waitFor();
    await act(page);
    await page.keyboard.type('room');
    release();
    await page.getByRole('dialog').waitFor();
    await page.locator('dialog input:focus').waitFor();
    expect(await page.locator('dialog input').inputValue()).toBe('room');
    expect(errors).toEqual([]);
  });

  it('is repeated after a tap on the menu of narrow screens', async () => {
    const { page, errors } = await browser.newPage(phone);
    await page.goto(templates.tutorial);
    const release = await holdScripts(page);
    await page.locator('.navbar__toggle').tap();
    await page.locator('.navbar__toggle[aria-busy="true"]').waitFor();
    release();
    await page.locator('.navbar-sidebar--show').waitFor();
    expect(errors).toEqual([]);
  });

  it('copies the page', async () => {
    const { page } = await opened(templates.tutorial);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('.page-actions summary').click();
    await page.locator('.page-copy button').first().click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('# React quick start');
  });

  it.each<[string, keyof typeof screens, (page: Page) => Promise<unknown>]>([
    ['a click', 'desktop', (page) => page.locator('.page-actions summary').click()],
    ['a tap', 'phone', (page) => page.locator('.page-actions summary').tap()],
    ['Enter', 'desktop', (page) => page.locator('.page-actions summary').press('Enter')],
    ['Enter', 'phone', (page) => page.locator('.page-actions summary').press('Enter')],
  ])('opens the menu for agents without the client: %s on a %s', async (_, screen, open) => {
    const { page, errors } = await browser.newPage(screen === 'phone' ? phone : {});
    await page.goto(templates.tutorial);
    const release = await holdScripts(page);
    await open(page);
    const entry = page.getByRole('link', { name: 'View as Markdown', exact: true });
    await entry.waitFor();
    const box = await entry.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(screens[screen].width);
    release();
    await page.waitForSelector(hydrated);
    expect(await entry.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await entry.waitFor({ state: 'hidden' });
    expect(errors).toEqual([]);
  });

  it('marks the control as busy in the same task as the click', async () => {
    const { page } = await opened(templates.tutorial);
    await holdScripts(page);
    const busy = await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('.search-button');
      button?.click();
      return button?.getAttribute('aria-busy');
    });
    expect(busy).toBe('true');
  });

  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['Ctrl+K', (page) => page.keyboard.press('Control+k')],
    ['/', (page) => page.keyboard.press('/')],
    ['a click on Search', (page) => page.locator('.search-button').click()],
  ])('keeps text that is typed after %s', async (_, open) => {
    const { page } = await opened(templates.tutorial);
    const release = await holdScripts(page);
    await open(page);
    await page.keyboard.type('a/b roomx');
    await page.keyboard.press('Backspace');
    release();
    await expect.poll(() => page.locator('dialog input').inputValue()).toBe('a/b room');
    await page.keyboard.type('s');
    await expect.poll(() => page.locator('dialog input').inputValue()).toBe('a/b rooms');
  });

  it('is discarded when the reader presses Escape', async () => {
    const { page } = await opened(templates.tutorial);
    const release = await holdScripts(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('room');
    await page.keyboard.press('Escape');
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    release();
    await page.waitForSelector(hydrated);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    const { input } = await openSearch(page);
    expect(await input.inputValue()).toBe('');
  });

  it('replaces an earlier action', async () => {
    const { page, errors } = await opened(templates.tutorial);
    const release = await holdScripts(page);
    const versions = page.locator('.navbar .dropdown > button');
    await versions.click();
    await page.locator('.search-button').click();
    release();
    await page.locator('dialog[open]').waitFor();
    expect(await versions.getAttribute('aria-expanded')).toBe('false');
    expect(errors).toEqual([]);
  });

  it('stops holding keys if search cannot be loaded', async () => {
    const palette = /\/search-palette\./;
    const { page } = await opened(templates.tutorial);
    await routeRequests(page, palette, (route) => route.abort());
    await page.keyboard.press('/');
    await page.keyboard.type('room');
    await page.getByRole('alert').waitFor();
    await page.unroute(palette);
    await page.keyboard.press('Space');
    await page.waitForFunction(() => window.scrollY > 0);
    await page.keyboard.press('/');
    await page.locator('dialog[open]').waitFor();
    expect(await page.locator('dialog input').inputValue()).toBe('');
  });

  it('keeps focus, the scroll position and the selection', async () => {
    const { page } = await opened(templates.tutorial);
    const release = await holdScripts(page);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.pagination-nav__link--next')?.focus({ preventScroll: true });
      document.querySelector('.pagination-nav__link--next')?.setAttribute('data-focused', '');
      const paragraph = document.querySelector('article p');
      if (paragraph) getSelection()?.selectAllChildren(paragraph);
      window.scrollTo(0, 432);
    });
    const state = () =>
      page.evaluate(() => ({
        isFocused: document.activeElement?.hasAttribute('data-focused'),
        selection: getSelection()?.toString(),
        scrollY: window.scrollY,
      }));
    await page.mouse.move(200, 200);
    const before = await state();
    expect(before).toMatchObject({ isFocused: true, scrollY: 432 });
    expect(before.selection).not.toBe('');
    release();
    await page.waitForSelector(hydrated);
    expect(await state()).toEqual(before);
  });

  it('follows a link as the browser does', async () => {
    const { page } = await opened(templates.tutorial);
    await holdScripts(page);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.locator('.pagination-nav__link--next').click();
    await page.waitForURL('/tutorials/react-native-quick-start');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(false);
  });
});

describe('a key event without a key, as autofill sends it', () => {
  const fill = (page: Page) =>
    page.evaluate(() => document.body.dispatchEvent(new Event('keydown', { bubbles: true })));

  it('causes no error before the page is hydrated', async () => {
    const { page, errors } = await opened(templates.tutorial);
    const release = await holdScripts(page);
    await fill(page);
    await page.keyboard.press('/');
    await fill(page);
    await page.keyboard.type('room');
    release();
    await expect.poll(() => page.locator('dialog input').inputValue()).toBe('room');
    expect(errors).toEqual([]);
  });

  it('causes no error on a hydrated page', async () => {
    const { page, errors } = await browser.open(templates.tutorial);
    await fill(page);
    expect(errors).toEqual([]);
  });
});

describe('a wrong base path', () => {
  // Uses nginx, because the content security policy must allow the banner.
  const nginx = nginxForTests();
  const banner = '.base-url-banner';

  it.each(['/', '/tutorials'])('shows a red banner on the home page only: %s', async (path) => {
    const { page } = await browser.newPage({ baseURL: nginx.baseUrl() });
    await page.route(/\/assets\//, (route) => route.abort());
    await page.goto(path);
    await page.locator('.search-button').waitFor({ state: 'hidden' });
    expect(await page.locator(banner).count()).toBe(path === '/' ? 1 : 0);
    if (path !== '/') return;
    expect(await page.locator(banner).innerText()).toContain('Its base URL may be wrong: it is "/"');
    const color = await page.locator(banner).evaluate((element) => getComputedStyle(element).borderTopColor);
    expect(color).toBe('rgb(255, 0, 0)');
  });

  it('is not reported when only the boot script fails', async () => {
    const { page } = await browser.newPage();
    await page.route(/\/boot\./, (route) => route.abort());
    await page.goto('/');
    await page.locator('.search-button').waitFor({ state: 'hidden' });
    expect(await page.locator(banner).isVisible()).toBe(false);
  });
});

describe('a client that cannot be loaded', () => {
  it.each(['main', 'react', 'boot'])('leaves the page as it is without JavaScript: %s', async (name) => {
    const { page } = await browser.newPage();
    await page.route(new RegExp(`/assets/js/${name}\\.`), (route) => route.abort());
    await page.goto(templates.tutorial);
    // If the boot script is available, the mouse movement makes it load the client.
    await page.mouse.move(100, 100);
    await page.locator('.search-button').waitFor({ state: 'hidden' });
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
    expect(await page.locator('[role="tabpanel"]').first().isVisible()).toBe(true);
  });
});
