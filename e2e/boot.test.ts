import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { screens } from './support/screens';
import { templates } from './support/templates';

const browser = browserForTests();

const hydrated = 'html[data-has-hydrated="true"]';

/** Opens a page, and gives the scripts that it has asked for beside the boot script. */
async function opened(path: string, viewport: (typeof screens)[keyof typeof screens] = screens.desktop) {
  const { page, errors } = await browser.newPage({ viewport });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !request.url().includes('/boot.')) scripts.push(request.url());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return { page, errors, scripts };
}

/** Holds the main script back until it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/js\/main\./, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
}

describe('a page that nobody has touched', () => {
  const paths = Object.entries(templates).filter(([name]) => name !== 'search-page');
  it.each([...paths.map(([, path]) => path), '/how-to/react/connecting#verify'])(
    'loads no client: %s',
    async (path) => {
      const { scripts, errors } = await opened(path);
      expect(scripts).toEqual([]);
      expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
    },
  );

  it('loads it on the page of results', async () => {
    const { page } = await opened(templates['search-page']);
    await page.waitForSelector(hydrated);
  });
});

describe('the first sign of a reader', () => {
  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['a pointer that moves', (page) => page.mouse.move(200, 200)],
    ['the wheel', (page) => page.mouse.wheel(0, 100)],
    ['a key', (page) => page.keyboard.press('Tab')],
    ['scrolling', (page) => page.evaluate(() => window.scrollTo(0, 300))],
  ])('loads the client: %s', async (_, act) => {
    const { page, errors } = await opened(templates.tutorial);
    await act(page);
    await page.waitForSelector(hydrated);
    expect(errors).toEqual([]);
  });

  it('is a control only when the reader saves data', async () => {
    const { page } = await browser.newPage();
    await saveData(page);
    const scripts: string[] = [];
    page.on('request', (request) => request.url().includes('/main.') && scripts.push(request.url()));
    await page.goto(templates.tutorial, { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 100);
    await page.waitForFunction(() => window.scrollY > 0);
    expect(scripts).toEqual([]);
    await page.locator('.search-button').click();
    await page.getByRole('dialog').waitFor();
  });
});

describe('what the reader does before the page is hydrated', () => {
  it.each<[string, (page: Page) => Promise<unknown>, string]>([
    ['a click on Search', (page) => page.locator('.search-button').click(), 'dialog[open]'],
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

  it('opens the sidebar of narrow screens', async () => {
    const { page } = await opened(templates.tutorial, screens.phone);
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar--show').waitFor();
  });

  it('keeps what was typed after the shortcut of search', async () => {
    const { page } = await opened(templates.tutorial);
    const release = await holdScripts(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('room');
    release();
    await expect.poll(() => page.locator('dialog input').inputValue()).toBe('room');
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

describe('a client that cannot be loaded', () => {
  it.each(['main', 'react', 'boot'])('leaves the page as it is without JavaScript: %s', async (name) => {
    const { page } = await browser.newPage();
    await page.route(new RegExp(`/assets/js/${name}\\.`), (route) => route.abort());
    await page.goto(templates.tutorial);
    await page.mouse.move(100, 100);
    await page.locator('.search-button').waitFor({ state: 'hidden' });
    expect(await page.locator('[role="tabpanel"]').first().isVisible()).toBe(true);
  });
});
