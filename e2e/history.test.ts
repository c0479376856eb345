import { describe, expect, it } from 'vitest';
import { versionPrefix } from '../plugins/shared/routes';
import { docsVersion, docsVersions } from '../plugins/shared/versions';
import { builtPages } from './support/built-site';
import { browserForTests } from './support/browser';

const browser = browserForTests();
const pages = builtPages();
const names = docsVersions().map(({ name }) => name);
/** The version after 0.22.0. */
const newer = names[names.indexOf('0.22.0') - 1];
const moved = `${versionPrefix(docsVersion('0.22.0'))}/api/mobile/type-aliases/LivestreamStreamerProps`;

describe('the history of a symbol', () => {
  it('is on the page of every symbol', () => {
    const symbolPages = [...pages].filter(([, html]) => /class="?symbol-kind/.test(html));
    expect(symbolPages.length).toBeGreaterThan(500);
    const without = symbolPages.filter(([, html]) => !/<h2[^>]*\bid="?history\b/.test(html));
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('shows labels, and colors the changed lines', async () => {
    const { page } = await browser.open(moved);
    expect(await page.locator('.symbol-kind .version-label').textContent()).toBe('Changed in 0.22.0');
    expect(await page.locator('#videoenabled + .version-label').textContent()).toBe(
      `New in 0.21.0 · Removed in ${newer}`,
    );
    const added = page.locator('.line-added', { hasText: 'react-native-client/livestream' });
    const removed = page.locator('.line-removed', { hasText: "react-native-client'" });
    const colors = await Promise.all(
      [added, removed].map((line) => line.first().evaluate((element) => getComputedStyle(element).backgroundColor)),
    );
    expect(new Set([...colors, 'rgba(0, 0, 0, 0)']).size).toBe(3);
  });

  it('is in the Markdown of the page', async () => {
    const { page } = await browser.open(moved);
    const markdown = await (await page.request.get(`${new URL(page.url()).origin}${moved}.md`)).text();
    expect(markdown).toContain(`New in 0.21.0 · Removed in ${newer}`);
    expect(markdown).toContain(
      "+import { LivestreamStreamerProps } from '@fishjam-cloud/react-native-client/livestream';",
    );
  });
});

describe('the other platform', () => {
  it('is linked from symbols that both platforms have, with the differences', async () => {
    const { page } = await browser.open('/api/web/functions/useCamera');
    const text = page.locator('#in-react-native + p');
    expect(await text.textContent()).toMatch(/It also has .*prepareCamera.*, but lacks .*selectCamera/);
    await text.locator('a').click();
    await page.waitForURL('**/api/mobile/functions/useCamera');
  });

  it('is linked from guides about the same task, and following the link selects it in tabs', async () => {
    const { page } = await browser.open('/how-to/react/connecting');
    await page.locator('.platform-line a').click();
    await page.waitForURL('**/how-to/react-native/connecting');
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.platform'))).toBe('react-native');
    expect(await page.locator('.platform-line').textContent()).toBe('Platform: React · React Native');
  });

  it('has a page in every version, with links that work', async () => {
    for (const prefix of ['', '/next', '/0.21.0', '/0.20.0']) expect(pages.has(`${prefix}/api/platforms`)).toBe(true);
    const { page } = await browser.open('/api/platforms');
    // The two symbols of this pair have different names, as listed in sdks/platforms.json.
    const row = page.locator('tr', { hasText: 'PeerTrackMetadata' });
    expect(await row.textContent()).toContain('MetadataPeerTrackMetadata');
  });
});
