import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { releasedVersions } from '../plugins/shared/versions';
import { browserForTests } from './support/browser';
import { wake } from './support/wake';
import { saveData, walkTo } from './support/walk';

const browser = browserForTests();
const [latest = '', ...older] = releasedVersions();

/** Returns a list to which the name of each version is added when its manifest is requested. */
function watchManifests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const [, version] = /\/assets\/js\/version-(.+)\.[0-9a-f]{6}\.js$/.exec(request.url()) ?? [];
    if (version && !requested.includes(version)) requested.push(version);
  });
  return requested;
}

/** Opens a page without prefetching, so that the page makes only the requests that it needs. */
async function openQuietly(path: string) {
  const opened = await browser.newPage();
  await saveData(opened.page);
  const manifests = watchManifests(opened.page);
  await opened.page.goto(path);
  await wake(opened.page);
  return { ...opened, manifests };
}

const versionLinks = (page: Page): Promise<Record<string, string | null>> =>
  page
    .locator('.navbar .dropdown__menu a')
    .evaluateAll((links) =>
      Object.fromEntries(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])),
    );

/** Navigates with the site's router, without a page load, and marks the document. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await walkTo(page, path);
}

const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

describe('a version manifest', () => {
  it.each([
    ['/how-to/react/connecting', [latest]],
    ['/0.20.0/api/web/functions/useCamera', ['0.20.0']],
    ['/next', ['current']],
    ['/search', []],
  ])('is the only one that %s requests', async (path, versions) => {
    const { manifests, errors } = await openQuietly(path);
    expect(manifests).toEqual(versions);
    expect(errors).toEqual([]);
  });

  it('is loaded with the next page, in the same document', async () => {
    const { page, manifests, errors } = await openQuietly('/0.20.0/how-to/react/connecting');
    await goTo(page, '/next/how-to/react/connecting');
    await page.locator('html.docs-version-current').waitFor({ state: 'attached' });
    expect(await page.locator('h1').textContent()).toBe('Connect to a room');
    expect(await page.locator('.theme-doc-sidebar-menu [aria-current="page"]').getAttribute('href')).toBe(
      '/next/how-to/react/connecting',
    );
    expect(await isSameDocument(page)).toBe(true);
    expect(manifests).toEqual(['0.20.0', 'current']);
    expect(errors).toEqual([]);
  });

  it('shows no loading screen: the old page stays until the new one is loaded', async () => {
    const { page } = await openQuietly('/0.20.0/how-to/react/connecting');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent ?? 'nothing';
        if (seen.at(-1) !== heading) seen.push(heading);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await goTo(page, '/tutorials/react-quick-start');
    await page.locator('h1', { hasText: 'React quick start' }).waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.filter((heading) => heading !== 'Connect to a room')).toEqual(['React quick start']);
  });

  it('is loaded by the client if its script tag failed', async () => {
    const { page } = await browser.newPage();
    const manifests = watchManifests(page);
    let failures = 0;
    await page.route(`**/version-${latest}.*`, (route) => (failures++ === 0 ? route.abort() : route.continue()));
    await page.goto('/how-to/react/connecting');
    await wake(page);
    expect(manifests).toEqual([latest]);
    expect(failures).toBeGreaterThan(1);
    expect(await page.locator('h1').textContent()).toBe('Connect to a room');
  });

  it('is prefetched when the reader points at a link to the version', async () => {
    const { page } = await browser.open('/0.20.0/how-to/react/connecting');
    const manifests = watchManifests(page);
    await page.locator('.navbar .dropdown > button').click();
    const asked = page.waitForRequest(/version-0\.21\.0\./);
    await page.locator('.navbar .dropdown__menu a', { hasText: '0.21.0' }).hover();
    await asked;
    expect(manifests).toContain('0.21.0');
  });
});

describe('the version menu', () => {
  it('links to the same page in versions that were not visited, or to the landing page of the nearest folder', async () => {
    const { page, manifests } = await openQuietly('/how-to/react-native/call-kit');
    expect(await versionLinks(page)).toMatchObject({
      Next: '/next/how-to/react-native/call-kit',
      '0.20.0 without this page': '/0.20.0/how-to/react-native',
    });
    expect(manifests).toEqual([latest]);
  });

  it('still links to the same page after the reader has changed the version', async () => {
    const { page } = await openQuietly('/next/how-to/react/connecting');
    await goTo(page, '/0.20.0/how-to/react/installation');
    await page.locator('html.docs-version-0\\.20\\.0').waitFor({ state: 'attached' });
    expect(await versionLinks(page)).toEqual({
      Next: '/next/how-to/react/installation',
      [`${latest} (latest)`]: '/how-to/react/installation',
      ...Object.fromEntries(older.map((name) => [name, `/${name}/how-to/react/installation`])),
    });
  });
});

describe('the framework’s route lookup', () => {
  it('finds the home page from an older version', async () => {
    const { page, errors } = await openQuietly('/0.20.0/how-to/react/connecting');
    expect(await page.locator('.breadcrumbs a[href="/"]').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it('finds the home page of the latest version', async () => {
    const { page, errors } = await openQuietly('/0.20.0/how-to/react/connecting');
    await goTo(page, '/');
    await page.locator(`html[class*="docs-version-${latest}"]`).waitFor({ state: 'attached' });
    expect(await page.locator('h1').textContent()).not.toBe('Page not found');
    expect(errors).toEqual([]);
  });

  it('shows the not-found page for an unknown path of a version that was not visited', async () => {
    const { page, errors } = await openQuietly('/how-to/react/connecting');
    await goTo(page, '/0.20.0/no/such/page');
    await page.locator('h1', { hasText: 'Page not found' }).waitFor();
    expect(errors).toEqual([]);
  });
});
