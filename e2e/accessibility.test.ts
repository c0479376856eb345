import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docsVersion, docsVersions, releasedVersions, type DocsVersion } from '../plugins/shared/versions';
import { violations } from './support/axe';
import { browserForTests } from './support/browser';
import { guideRoutes } from './support/guide-routes';
import { ready, settled } from './support/page-state';
import { openSearch } from './support/search';
import { templates } from './support/templates';

const browser = browserForTests();
const widths = { desktop: { width: 1280, height: 900 }, phone: { width: 390, height: 844 } };

/** How many pages of the API reference are looked at: all are made from the same few templates. */
const sampleSize = 40;

/** Pages of the reference, evenly spread over what is sorted by version, SDK and kind; the same in every run. */
function apiSample(): string[] {
  const routes = JSON.parse(readFileSync('tests/routes.json', 'utf8')) as Record<string, { api: string[] }>;
  const all = Object.values(routes).flatMap(({ api }) => [...api].sort());
  return Array.from({ length: sampleSize }, (_, number) => all[Math.floor((number * all.length) / sampleSize)] ?? '');
}

const kinds = new Set<string>(Object.values(templates));
const guidesOf = (version: DocsVersion) => guideRoutes(version).map(({ route }) => route);
const everyPath = [...new Set([...kinds, ...docsVersions().flatMap(guidesOf), ...apiSample()])];

/**
 * What is looked at on a phone too: one page of each kind, the guides of the latest version, the sample of the reference.
 * The guides of other versions have the same templates and nearly the same words; looking at them twice would take a
 * minute of CI.
 */
const onPhoneToo = new Set([...kinds, ...guidesOf(docsVersion(releasedVersions()[0] ?? '')), ...apiSample()]);

describe('the page', () => {
  /** Two pages at a time, as many as CI has cores; each is used for many paths. */
  const idle: Page[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 2; count++) {
      const { page } = await browser.newPage();
      // The pages that links lead to need not be loaded.
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
      idle.push(page);
    }
  });
  afterAll(() => Promise.all(idle.map((page) => page.context().close())));

  it.concurrent.each(everyPath)('%s has no violation', async (path) => {
    const page = idle.pop();
    if (!page) throw new Error('More tests run at once than there are pages; see maxConcurrency.');
    try {
      await page.setViewportSize(widths.desktop);
      await page.goto(path, { waitUntil: 'load' });
      await ready(page);
      expect(await violations(page), 'on a desktop').toEqual([]);
      if (!onPhoneToo.has(path)) return;
      await page.setViewportSize(widths.phone);
      await settled(page);
      // Contrast takes longest. The colours that a phone alone shows are those of the templates.
      expect(await violations(page, { contrast: kinds.has(path) }), 'on a phone').toEqual([]);
    } finally {
      idle.push(page);
    }
  });
});

describe('there is no violation', () => {
  const hook = templates['api-hook'];

  it('in the menu of versions', async () => {
    const { page } = await browser.open(hook);
    await page.getByRole('button', { name: /^Version/ }).click();
    expect(await violations(page)).toEqual([]);
  });

  it('in the drawer of a phone: the menu of the docs, and the primary one', async () => {
    const { page } = await browser.open(hook, { viewport: widths.phone });
    await page.locator('.navbar__toggle').click();
    await page.locator('.navbar-sidebar .menu__link--active').first().waitFor();
    await settled(page);
    expect(await violations(page), 'docs').toEqual([]);
    await page.locator('.navbar-sidebar__back').click();
    await page.locator('.navbar-sidebar__items:not(.navbar-sidebar__items--show-secondary)').waitFor();
    await settled(page);
    expect(await violations(page), 'primary').toEqual([]);
  });

  it.each(Object.entries(widths))('around the open box of search, on a %s', async (_, viewport) => {
    const { page } = await browser.open(hook, { viewport });
    const { ask } = await openSearch(page);
    await ask('useCamera');
    expect(await violations(page)).toEqual([]);
  });

  it('on the crash screen', async () => {
    const { page } = await browser.open(hook);
    await page.evaluate(() => {
      const original = window.IntersectionObserver;
      window.IntersectionObserver = class extends original {
        override observe(element: Element): void {
          if (!element.closest('article')) return super.observe(element);
          throw new Error('The link is broken');
        }
      };
    });
    await page.locator('.pagination-nav__link').last().click();
    await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('when colours are forced and motion is reduced', async () => {
    const { page } = await browser.open(templates.tutorial, { forcedColors: 'active', reducedMotion: 'reduce' });
    expect(await violations(page)).toEqual([]);
  });
});

describe('the test itself', () => {
  it('finds what is wrong', async () => {
    const { page } = await browser.open(templates.glossary);
    await page.evaluate(() => {
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button></button><img src="/img/logo.svg">');
    });
    expect((await violations(page)).map((violation) => violation.split(':')[0])).toEqual(['button-name', 'image-alt']);
  });
});
