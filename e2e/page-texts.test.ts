import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { nginxForTests } from './support/nginx';
import { pageScript } from './support/page-script';
import { ready, settled } from './support/page-state';
import { templates, type TemplateName } from './support/templates';
import { walkTo } from './support/walk';

// With the headers of the site: what is put into a page goes through its policy.
const nginx = nginxForTests();
const browser = browserForTests();

const content = '.theme-doc-markdown';
const texts = `${content} [data-text]`;

/** A page, and a link in a list at its end that leads to a page that the menu does not show there. */
const start = templates.tutorial;
const inList = `${content} ul[data-text] a[href^="/how-to/"]`;

async function opened(path: string, prepare?: (page: Page) => void) {
  const { page, errors } = await browser.newPage({ baseURL: nginx.baseUrl() });
  prepare?.(page);
  await page.goto(path, { waitUntil: 'load' });
  await ready(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return { page, errors };
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

const pagesWithTexts = Object.keys(templates).filter(
  (name) => !['home', 'search-page', 'not-found'].includes(name),
) as TemplateName[];

describe('a page that the reader goes to', () => {
  it.each(pagesWithTexts)('is the same as when it is opened: %s', async (name) => {
    const shown = async (page: Page) => {
      await page.waitForFunction(() => document.querySelector('.rest-of-page') === null);
      await settled(page);
      return page.locator(texts).evaluateAll((all) => all.map(({ tagName, innerHTML }) => [tagName, innerHTML]));
    };
    const { page: direct } = await opened(templates[name]);
    const expected = await shown(direct);
    expect(expected.length).toBeGreaterThan(0);
    const heading = await direct.locator('h1').textContent();

    const { page, errors } = await opened(name === 'tutorial' ? templates.explanation : start);
    await walkTo(page, templates[name]);
    await page.locator('h1').getByText(String(heading), { exact: true }).waitFor();
    expect(await shown(page)).toEqual(expected);
    expect(await isSameDocument(page)).toBe(true);
    expect(errors).toEqual([]);
  });
});

it('what a page says is asked for while its script is on the way', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const { page, errors } = await opened(start);
  await page.waitForLoadState('networkidle');
  await page.route(pageScript, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/assets\/texts\//);
  await walkTo(page, templates['rest-reference']);
  await asked;
  release();
  await page.locator('h1', { hasText: 'REST and protobuf' }).waitFor();
  expect(errors).toEqual([]);
});

describe('a link in finished HTML', () => {
  it.each([
    [start, inList],
    ['/explanation/architecture', `${content} p[data-text] > a[href^="/"]`],
    ['/tutorials', `${content} table a[href^="/tutorials/"]`],
  ])('on %s is followed without a load, and back', async (path, selector) => {
    const { page, errors } = await opened(path);
    const link = page.locator(selector).first();
    expect(await link.locator('xpath=ancestor-or-self::*[@data-text]').count()).toBe(1);
    const href = String(await link.getAttribute('href'));
    const heading = String(await page.locator('h1').textContent());
    await link.click();
    await page.waitForURL(`**${href}`);
    await page.locator('h1').filter({ hasNotText: heading }).waitFor();
    await page.goBack();
    await page.locator('h1').filter({ hasText: heading }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
    expect(errors).toEqual([]);
  });

  it('to a place on the page goes there, and back', async () => {
    const { page } = await opened(templates['rest-reference']);
    const link = page.locator(`${texts} a[href="#protobuf"]`).first();
    await link.click();
    await page.waitForURL('**/api/reference#protobuf');
    await page.waitForFunction(() => window.scrollY > 1000);
    await page.goBack();
    await page.waitForFunction(() => window.scrollY < 1000);
    expect(await isSameDocument(page)).toBe(true);
  });

  it('opens a tab of its own with the key for that', async () => {
    const { page } = await opened(start);
    const tab = page.context().waitForEvent('page');
    await page
      .locator(inList)
      .first()
      .click({ modifiers: ['ControlOrMeta'] });
    await tab;
    expect(new URL(page.url()).pathname).toBe(start);
  });

  /** A page with a link that is not in sight, and what was asked for by then. */
  async function watched() {
    const asked: string[] = [];
    const { page } = await opened(start, (fresh) => {
      fresh.on('request', (request) => asked.push(new URL(request.url()).pathname));
    });
    await page.waitForLoadState('networkidle');
    const link = page.locator(inList).first();
    const html = readFileSync(`build${String(await link.getAttribute('href'))}.html`, 'utf8');
    const [, name = ''] = /src="\/assets\/js\/(p\d+\.\w+)\.js"/.exec(html) ?? [];
    expect(name).not.toBe('');
    return { link, isAsked: (file: string) => asked.includes(file.replace('*', name)) };
  }
  const script = '/assets/js/*.js';
  const textFile = '/assets/texts/*.json';

  it('has the script of its page loaded when it comes into sight, and the page when the reader points at it', async () => {
    const { link, isAsked } = await watched();
    expect([isAsked(script), isAsked(textFile)]).toEqual([false, false]);
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => isAsked(script)).toBe(true);
    expect(isAsked(textFile)).toBe(false);
    await link.hover();
    await expect.poll(() => isAsked(textFile)).toBe(true);
  });
});
