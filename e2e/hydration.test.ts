import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { templates } from './support/templates';
import { wake } from './support/wake';

const browser = browserForTests();

/**
 * Lanes that React (19.3) renders in one step:
 * https://github.com/facebook/react/blob/v19.3.0/packages/react-reconciler/src/ReactFiberLane.js
 */
const lanes = { inOneStep: 0b11_1111, transitions: 0b11_1111_1111_1111_1111_1111_0000_0000 };

interface Root {
  readonly pendingLanes: number;
}

/** Matches the scripts that every page loads when the reader acts. */
const everywhere = /[" ]\/(assets\/js\/(?:main|react)\.[^" ]+)/g;

declare global {
  interface Window {
    /** Lanes that were pending after the effects of the first render had run. */
    pending?: Promise<number>;
    /** Hydration state of the root element when the link was clicked. */
    hydratedAtClick?: string;
  }
}

describe('hydration', () => {
  it.concurrent.each(Object.entries(templates))('applies client-only state in short steps: %s', async (_, path) => {
    const { page } = await browser.newPage();
    await page.addInitScript(() => {
      const tools = { supportsFiber: true, inject: () => 1, onCommitFiberRoot: () => {} };
      window.pending = new Promise((resolve) =>
        Object.assign(window, {
          __REACT_DEVTOOLS_GLOBAL_HOOK__: {
            ...tools,
            onPostCommitFiberRoot: (_id: number, root: Root) => resolve(root.pendingLanes),
          },
        }),
      );
    });
    await page.goto(path);
    await wake(page);
    const pending = (await page.evaluate(() => window.pending)) ?? 0;
    expect(pending & lanes.transitions).not.toBe(0);
    expect(pending & lanes.inOneStep).toBe(0);
  });

  it.each([
    ['the sidebar', '.theme-doc-sidebar-menu a[href="/tutorials/react-native-quick-start"]'],
    ['the end of the page', '.pagination-nav a[href="/tutorials/react-native-quick-start"]'],
    ['the version menu', '.navbar a[href="/next/tutorials/react-quick-start"]'],
  ])('handles a click on a link in %s before it is complete', async (_, selector) => {
    const { page, errors } = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript((link) => {
      let root: unknown;
      Object.defineProperty(window, 'docusaurusRoot', {
        get: () => root,
        // Runs as soon as React has started.
        set(made: unknown) {
          root = made;
          setTimeout(() => {
            window.hydratedAtClick = document.documentElement.dataset.hasHydrated;
            document.querySelector<HTMLElement>(link)?.click();
          });
        },
      });
    }, selector);
    const start = '/tutorials/react-quick-start';
    const documents: string[] = [];
    page.on('request', (request) => request.resourceType() === 'document' && documents.push(request.url()));
    await page.goto(start);
    await wake(page);
    await page.waitForFunction((from) => window.location.pathname !== from, start);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.locator('h1', { hasText: selector.includes('native') ? 'React Native' : 'React' }).waitFor();
    expect(await page.evaluate(() => window.hydratedAtClick)).toBe('false');
    expect(errors).toEqual([]);
    expect(documents).toHaveLength(1);
  });

  it('uses scripts with compile hints', () => {
    const scripts = [...readFileSync('build/index.html', 'utf8').matchAll(everywhere)].map(([, file = '']) => file);
    expect(scripts).toHaveLength(2);
    for (const file of scripts)
      expect(readFileSync(`build/${file}`, 'utf8').slice(0, 60)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });
});
