import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { builtPages } from './support/built-site';
import { overflow, screens } from './support/screens';
import { wake } from './support/wake';

const browser = browserForTests();

describe('the layout', () => {
  it('has links to the dashboard and the source code on the right', async () => {
    const { page } = await browser.open('/');
    const links = page.locator('.navbar__items--right a');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      'https://fishjam.io/app',
      'https://github.com/fishjam-cloud',
    ]);
  });

  it('has the columns Quick Setup and More in its footer', async () => {
    const { page } = await browser.open('/');
    expect(await page.locator('.footer__title').allTextContents()).toEqual(['Quick Setup', 'More']);
    expect(await page.locator('.footer__col').first().locator('a').allTextContents()).toEqual([
      'React Native',
      'React',
      'Backend',
    ]);
  });

  it('opens external links in a new tab with noopener and noreferrer', async () => {
    const { page } = await browser.open('/tutorials/react-quick-start');
    const link = page.locator('.markdown a[href="https://fishjam.io/app/sandbox"]');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect((await link.getAttribute('rel'))?.split(' ').sort()).toEqual(['noopener', 'noreferrer']);
  });

  it('keeps the navbar in view when the page is scrolled', async () => {
    const { page } = await browser.open('/api/reference/rest');
    await page.mouse.wheel(0, 3000);
    await page.waitForFunction(() => window.scrollY > 1000);
    expect(await page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().top)).toBe(0);
  });

  it('is light and has no color mode toggle', async () => {
    const { page } = await browser.open('/', { colorScheme: 'dark' });
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(await page.locator('[class*="colorModeToggle"], [class*="toggleButton"]').count()).toBe(0);
  });

  it('shows breadcrumbs', async () => {
    const { page } = await browser.open('/api/web/functions/useCamera');
    expect(await page.locator('.breadcrumbs__item').allTextContents()).toEqual([
      '',
      'API reference',
      'React (web)',
      'Functions',
      'useCamera',
    ]);
  });

  it('lists headings of level 2 and 3 beside the page', async () => {
    const { page } = await browser.open('/api/web/functions/useCamera');
    const entries = await page.locator('.theme-doc-toc-desktop .table-of-contents__link').allTextContents();
    expect(entries).toContain('Returns');
    expect(entries).toContain('toggleCamera');
    expect(await page.locator('.markdown h4').count()).toBe(0);
  });
});

describe('headings', () => {
  it('have an anchor link that names them, except the first', async () => {
    const { page } = await browser.open('/tutorials/react-quick-start');
    const anchor = page.locator('h2#before-you-start a.hash-link');
    expect(await anchor.getAttribute('title')).toBe('Direct link to Before you start');
    expect(await page.locator('h1 a.hash-link').count()).toBe(0);
  });

  it('have an anchor link with their text, even if it contains code', () => {
    // The heading's HTML, and the title of the link at its end.
    const heading = /<h[2-6][^>]*>(.*?)<a [^>]*class="?hash-link\b[^>]*title="Direct link to ([^"]*)"/gs;
    const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');
    const found = [...builtPages()].flatMap(([route, html]) =>
      [...html.matchAll(heading)].map(([, text = '', title]) => ({ route, text: textOf(text), title })),
    );
    expect(found.length).toBeGreaterThan(5000);
    expect(found.filter(({ text, title }) => text !== title)).toEqual([]);
  });
});

describe('navigation', () => {
  it('scrolls to the target of the hash', async () => {
    const { page } = await browser.open('/api/web/functions/useCamera#togglecamera');
    await page.waitForFunction(
      () => Math.abs(document.querySelector('#togglecamera')?.getBoundingClientRect().top ?? 9999) < 200,
    );
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  it('scrolls to the top on a page without hash', async () => {
    const { page } = await browser.open('/api/reference/rest');
    await page.evaluate(() => window.scrollTo(0, 2000));
    await page.locator('.menu__link', { hasText: 'Introduction' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.waitForFunction(() => window.scrollY === 0);
  });
});

describe('the announcement bar', () => {
  it('stays closed after the reader closes it, and is shown again after a page with a new ID was read', async () => {
    const { page } = await browser.open('/');
    const bar = page.locator('.theme-announcement-bar');
    await bar.waitFor();
    await bar.locator('button').click();
    await bar.waitFor({ state: 'hidden' });
    await page.reload();
    await wake(page);
    expect(await bar.isVisible()).toBe(false);

    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'an-older-announcement'));
    await page.reload();
    await wake(page);
    await page.waitForFunction(() => localStorage.getItem('docusaurus.announcement.dismiss') === 'false');
    await page.reload();
    await bar.waitFor();
  });
});

describe('on a narrow screen', () => {
  const menuButton = '.navbar__toggle';

  it.each([
    [996, true],
    [997, false],
  ])('at %i px the slide-out menu is offered: %s', async (width, isOffered) => {
    const { page } = await browser.open('/api/web', { viewport: { width, height: 800 } });
    expect(await page.locator(menuButton).isVisible()).toBe(isOffered);
  });

  it('has a docs menu and, one level up, the primary menu', async () => {
    const { page } = await browser.open('/api/web', { viewport: screens.phone });
    await page.locator(menuButton).click();
    const sidebar = page.locator('.navbar-sidebar');
    await sidebar.locator('.menu__link', { hasText: 'API reference' }).first().waitFor();
    await sidebar.locator('.navbar-sidebar__back').click();
    await page.locator('.navbar-sidebar__items:not(.navbar-sidebar__items--show-secondary)').waitFor();
    expect(await sidebar.locator('.navbar-sidebar__item').first().textContent()).toContain('Dashboard');
    await page.locator('.navbar-sidebar__close').click();
    await page.locator('.navbar-sidebar--show').waitFor({ state: 'detached' });
  });
});

describe('without JavaScript', () => {
  it('shows the content of every tab with its name', async () => {
    const { page } = await browser.open('/api/web', { javaScriptEnabled: false });
    const panels = page.locator('[role="tabpanel"]');
    expect(await panels.count()).toBe(3);
    for (const panel of await panels.all()) expect(await panel.isVisible()).toBe(true);
    expect(await page.locator('.tab-label').allTextContents()).toEqual(['npm', 'Yarn', 'pnpm']);
  });

  it('has the docs menu below the page on a phone, and no inactive buttons', async () => {
    const { page } = await browser.open('/explanation/room-types', {
      javaScriptEnabled: false,
      viewport: screens.phone,
    });
    const menu = page.locator('.theme-doc-sidebar-container');
    const article = await page.locator('article').boundingBox();
    expect((await menu.boundingBox())?.y).toBeGreaterThan((article?.y ?? 0) + (article?.height ?? Infinity));
    expect(await menu.getByRole('link', { name: 'Glossary' }).isVisible()).toBe(true);
    for (const button of await page.locator('button').all()) {
      expect(await button.isVisible(), await button.innerText()).toBe(false);
    }
    expect(await overflow(page)).toBe(0);
  });

  it('has a link to a page with the docs menu instead of search', async () => {
    const { page } = await browser.open('/search', { javaScriptEnabled: false });
    const link = page.getByRole('main').getByRole('link');
    expect(await link.getAttribute('href')).toBe('/how-to');
    await link.click();
    await page.locator('.theme-doc-sidebar-menu [href="/how-to/react"]').waitFor();
  });

  it('shows highlighted code', async () => {
    const { page } = await browser.open('/tutorials/react-quick-start', { javaScriptEnabled: false });
    expect(await page.locator('.code-container .tok-keyword').count()).toBeGreaterThan(20);
  });
});

describe('reduced motion', () => {
  it('shortens the animation of the sidebar to 1 ms', async () => {
    const { page } = await browser.open('/api', { reducedMotion: 'reduce' });
    const list = page.locator('.theme-doc-sidebar-item-category').first();
    await list.locator('.menu__caret, .menu__link--sublist-caret').first().click();
    const durations = await page
      .locator('.menu__list')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).transitionDuration));
    expect(durations.every((duration) => duration === '0s' || Number.parseFloat(duration) <= 0.001)).toBe(true);
  });
});
