import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { releasedVersions } from '../plugins/shared/versions';
import { browserForTests } from './support/browser';
import { wake } from './support/wake';

const browser = browserForTests();
const storageKey = 'docs-preferred-version-default';

async function chooseVersion(page: Page, label: string): Promise<void> {
  // After a navigation, the menu closes when the page is rendered.
  await page.locator('.navbar .dropdown > button[aria-expanded="false"]').click();
  await page.locator('.navbar .dropdown__menu a', { hasText: label }).first().click();
}

describe('the version dropdown', () => {
  it('is on the left and lists every version', async () => {
    const { page } = await browser.open('/');
    const labels = await page.locator('.navbar__items').first().locator('.dropdown__menu a').allTextContents();
    const [latest, ...older] = releasedVersions();
    expect(labels).toEqual(['Next', `${latest} (latest)`, ...older]);
  });

  it('opens the same page if the other version has it', async () => {
    const { page } = await browser.open('/api/web/functions/useCamera');
    await chooseVersion(page, '0.21.0');
    await page.waitForURL('**/0.21.0/api/web/functions/useCamera');
  });

  it('marks versions without the page, and leads to the nearest page there', async () => {
    const { page } = await browser.open('/api/server/classes/FishjamAgent#on');
    const labels = await page.locator('.navbar .dropdown__menu a').allTextContents();
    expect(labels.map((label) => label.endsWith('without this page'))).toEqual([
      ...releasedVersions().map(() => false),
      true,
    ]);
    await chooseVersion(page, '0.20.0');
    await page.waitForURL('**/0.20.0/api/server/classes');
  });

  it.each([
    ['/how-to/react-native/metadata', '0.21.0', '/0.21.0/how-to/react-native/metadata-and-broadcasting'],
    ['/0.20.0/how-to/react-native/metadata-and-broadcasting', 'Next', '/next/how-to/react-native/metadata'],
  ])('leads from %s to the address that the page has in %s', async (from, version, to) => {
    const { page } = await browser.open(from);
    const labels = await page.locator('.navbar .dropdown__menu a').allTextContents();
    expect(labels.filter((label) => label.endsWith('without this page'))).toEqual([]);
    await chooseVersion(page, version);
    await page.waitForURL(`**${to}`);
    // Wait for the page to be rendered. The address changes earlier, and rendering closes a menu that is already open.
    await page.locator('.navbar .dropdown > button', { hasText: version }).waitFor();
    // This also works after a navigation, when the browser has no list of all pages.
    await chooseVersion(page, version === 'Next' ? '0.20.0' : 'latest');
    await page.waitForURL(`**${from}`);
  });

  it.each(['/search?q=camera', '/quality'])('shows the reader’s last version outside the docs: %s', async (path) => {
    const { page } = await browser.open('/');
    await page.evaluate((key) => localStorage.setItem(key, '0.21.0'), storageKey);
    await page.goto(path);
    await wake(page);
    await page.locator('.navbar .dropdown > button', { hasText: '0.21.0' }).waitFor();
    await chooseVersion(page, '0.20.0');
    await page.waitForURL(({ pathname, search }) => pathname === '/0.20.0' && search === '');
  });

  it('stores the choice under the documented key', async () => {
    const { page } = await browser.open('/');
    await chooseVersion(page, '0.21.0');
    await page.waitForURL('**/0.21.0');
    expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe('0.21.0');
  });

  it('ignores a stored version that does not exist', async () => {
    const { page } = await browser.open('/');
    await page.evaluate((key) => localStorage.setItem(key, '9.9.9'), storageKey);
    await page.reload();
    await wake(page);
    await page.waitForFunction((key) => localStorage.getItem(key) === null, storageKey);
  });
});

describe('the banner', () => {
  it('of an older version links to the same page of the latest, and to the upgrade guide', async () => {
    const { page } = await browser.open('/0.21.0/api/web/functions/useCamera');
    const banner = page.locator('.theme-doc-version-banner');
    expect(await banner.textContent()).toContain('no longer actively maintained');
    const links = (opened: Page) =>
      opened.locator('.theme-doc-version-banner a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(await links(page)).toEqual(['/api/web/functions/useCamera', '/upgrade/from-0.21.0']);
    const moved = await browser.open('/0.21.0/how-to/react-native/metadata-and-broadcasting');
    expect(await links(moved.page)).toEqual(['/how-to/react-native/metadata', '/upgrade/from-0.21.0']);
  });

  it('of the next version states that it is unreleased', async () => {
    const { page } = await browser.open('/next/api/web');
    const banner = page.locator('.theme-doc-version-banner');
    expect(await banner.textContent()).toContain('unreleased');
    expect(await banner.locator('a').getAttribute('href')).toBe('/api/web');
  });

  it('is absent from pages of the latest version', async () => {
    const { page } = await browser.open('/api/web');
    expect(await page.locator('.theme-doc-version-banner').count()).toBe(0);
  });
});
