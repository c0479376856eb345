import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { screens } from './support/screens';
import { wake } from './support/wake';
import { walkTo } from './support/walk';

const browser = browserForTests();

describe('tabs', () => {
  it('are synchronized across pages and remembered', async () => {
    const { page } = await browser.open('/api/web');
    await page.locator('[role="tab"]', { hasText: 'pnpm' }).click();
    await page.goto('/api/mobile');
    await wake(page);
    await page.locator('[role="tab"][aria-selected="true"]', { hasText: 'pnpm' }).waitFor();
    expect(await page.locator('[role="tabpanel"]:not([hidden]) code').textContent()).toContain(
      'pnpm add @fishjam-cloud/react-native-client',
    );
  });
});

describe('tabs with a stored choice', () => {
  const target = '/tutorials/backend-quick-start#troubleshooting';

  /** Opens a page for a reader who has chosen Python on another page. */
  async function openForPython(path: string): Promise<Page> {
    const { page } = await browser.newPage();
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.server-language', 'python'));
    await page.goto(path);
    return page;
  }

  /** Waits until Python is shown, and returns the position of the hash's target in the viewport. */
  async function shownAt(page: Page): Promise<number> {
    await page.locator('[role="tab"][aria-selected="true"]', { hasText: 'Python' }).first().waitFor();
    const heading = page.locator('#troubleshooting');
    return heading.evaluate((element) => element.getBoundingClientRect().top);
  }

  it('show it without waiting for the reader, and keep the target of the hash in place', async () => {
    const top = await shownAt(await openForPython(target));
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(200);
  });

  it('keep the target of the hash in place after a navigation', async () => {
    const page = await openForPython('/explanation/glossary');
    await wake(page);
    await walkTo(page, target);
    const top = await shownAt(page);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(200);
  });
});

describe('a tab that the reader chooses', () => {
  it('stays in place, even if the target of the hash moves', async () => {
    const { page } = await browser.open('/tutorials/backend-quick-start#troubleshooting', {
      viewport: { width: 1280, height: 3000 },
    });
    const heading = await page.locator('#troubleshooting').elementHandle();
    const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
    // Several panels whose heights differ are between the first tab and the target.
    const tab = page.locator('[role="tab"]', { hasText: 'Python' }).first();
    await tab.scrollIntoViewIfNeeded();
    const before = [await tab.evaluate(topOf), await heading?.evaluate(topOf)];
    await tab.click();
    await page.locator('[role="tab"][aria-selected="true"]', { hasText: 'Python' }).first().waitFor();
    expect(await tab.evaluate(topOf)).toBe(before[0]);
    expect(await heading?.evaluate(topOf)).not.toBe(before[1]);
  });
});

describe('code blocks', () => {
  it('keep the elements of the server-rendered HTML during hydration, even in tabs', async () => {
    const { page } = await browser.newPage();
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { sent: [...document.querySelectorAll('.code-lines')] });
      });
    });
    await page.goto('/how-to/backend/server-setup');
    await wake(page);
    // These elements are hydrated last.
    await page.locator('button[aria-label="Copy code to clipboard"]').first().waitFor({ state: 'attached' });
    const areStill = await page.evaluate(() =>
      (window as unknown as { sent: Element[] }).sent.map(({ isConnected }) => isConnected),
    );
    expect(areStill.length).toBeGreaterThan(10);
    expect(new Set(areStill)).toEqual(new Set([true]));
  });

  it('wrap their lines on request, and are keyboard-accessible while they scroll', async () => {
    const { page } = await browser.open('/how-to/backend/server-setup', { viewport: screens.phone });
    const wide = page.locator('pre.code-pre[tabindex="0"]').locator('visible=true').first();
    await wide.waitFor();
    const block = await page.locator('.code-container').filter({ has: wide }).first().elementHandle();
    const isCut = () => block?.$eval('pre', (pre) => pre.scrollWidth > pre.clientWidth);
    const toggle = await block?.waitForSelector('button[aria-label="Toggle word wrap"]', { state: 'attached' });
    expect(await isCut()).toBe(true);
    await toggle?.click();
    expect(await isCut()).toBe(false);
    await toggle?.click();
    expect(await isCut()).toBe(true);
  });

  it('copy code that compiles, without removed lines and annotations', async () => {
    const { page } = await browser.open('/how-to/backend/production-deployment', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const block = page.locator('.code-container', { has: page.locator('.line.diff.remove') }).first();
    await block.hover();
    await block.locator('button[aria-label="Copy code to clipboard"]').click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).not.toContain('useSandbox');
    expect(copied).not.toContain('[!code');
    expect(copied).toContain('const peerToken = await fetchPeerToken(roomName, session);');
  });

  it('show titles, highlighted lines and diff marks', async () => {
    const { page } = await browser.open('/how-to/backend/production-deployment');
    const block = page.locator('.code-container', { has: page.locator('.line.diff.remove') }).first();
    expect(await page.locator('[class*="codeBlockTitle"]', { hasText: 'useJoin.ts' }).count()).toBe(2);
    expect(await block.locator('.line.highlighted').count()).toBe(1);
    expect(await block.locator('.line.diff.add').count()).toBe(2);
    expect(await block.locator('.line.diff.remove').count()).toBe(3);
  });

  it('mark the lines that a tutorial step adds to a file of its example', async () => {
    const { page } = await browser.open('/tutorials/react-quick-start');
    const files = page.locator('.code-container', { hasText: 'export function Call(' });
    expect(await files.count()).toBe(3);
    expect(await files.nth(0).locator('.line.diff.add').count()).toBe(0);
    expect(await files.nth(1).locator('.line.diff.add').allInnerTexts()).toEqual([
      expect.stringContaining("import { OwnCamera } from './OwnCamera';"),
      expect.stringContaining('<OwnCamera />'),
    ]);
  });

  it('show the type of an identifier on hover, from the declarations of the version', async () => {
    const { page } = await browser.open('/tutorials/react-quick-start');
    await page
      .locator('.code-container [data-hover]', { hasText: /^useConnection$/ })
      .first()
      .hover();
    const popup = page.locator('.type-popup');
    expect(await popup.textContent()).toContain('joinRoom: <PeerMetadata');
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
  });

  it('keep the type open while the pointer is over it, and describe the identifier with it', async () => {
    const { page } = await browser.open('/tutorials/react-quick-start');
    const name = page.locator('.code-container a[data-hover]', { hasText: /^useConnection$/ }).first();
    await name.hover();
    const popup = page.locator('.type-popup');
    await popup.hover();
    expect(await popup.textContent()).toContain('joinRoom: <PeerMetadata');
    await page.locator('h1').hover();
    await popup.waitFor({ state: 'detached' });
    await name.focus();
    await popup.waitFor();
    expect(await name.getAttribute('aria-describedby')).toBe(await popup.getAttribute('id'));
    await name.blur();
    await popup.waitFor({ state: 'detached' });
    expect(await name.getAttribute('aria-describedby')).toBeNull();
  });

  it('link the names in a signature to their pages in the same version, without a page load', async () => {
    const { page } = await browser.open('/0.21.0/api/web/functions/useCamera');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.locator('.code-signature a', { hasText: 'DeviceError' }).first().click();
    await page.waitForURL('**/0.21.0/api/web/type-aliases/DeviceError');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

describe('reference pages', () => {
  it('have an anchor for each returned member and each parameter', async () => {
    const { page } = await browser.open('/api/web/functions/useCamera');
    for (const id of ['togglecamera', 'selectcamera', 'selectcamera-deviceid', 'activecamera']) {
      expect(await page.locator(`#${id}`).count()).toBe(1);
    }
  });

  it('show deprecations in a visible box', async () => {
    const { page } = await browser.open('/api/web/functions/useCamera');
    expect(await page.locator('.alert--warning', { hasText: 'currentCamera' }).isVisible()).toBe(true);
  });

  it('list the guides that mention the symbol', async () => {
    const { page } = await browser.open('/api/web/functions/usePeers');
    expect(await page.locator('#used-in ~ ul a', { hasText: 'React quick start' }).getAttribute('href')).toBe(
      '/tutorials/react-quick-start',
    );
  });

  it('show the import path of a subpath', async () => {
    const { page } = await browser.open('/api/mobile/functions/useLivestreamViewer');
    expect(await page.locator('.code-container').first().textContent()).toContain(
      "from '@fishjam-cloud/react-native-client/livestream'",
    );
  });

  it('show neither source paths nor commits', async () => {
    const { page } = await browser.open('/api/server/classes/FishjamClient');
    const text = await page.locator('article').innerText();
    expect(text).not.toMatch(/\bpackages\/|\bsrc\/|\.d\.ts\b|\b[0-9a-f]{7,40}\b/);
  });
});
