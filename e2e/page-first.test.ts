import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { templates } from './support/templates';

const browser = browserForTests();

const next = '.pagination-nav__link--next';

interface Seen {
  readonly heading: string;
  /** Path of the link in the menu that is said to be that of the page. */
  readonly inMenu: string;
}

/** Watches which page is shown, and what the menu says at the time. */
async function watch(page: Page): Promise<() => Promise<readonly Seen[]>> {
  const seen = await page.evaluateHandle(() => {
    const states: Seen[] = [];
    const note = () => {
      const state = {
        heading: document.querySelector('h1')?.textContent ?? '',
        inMenu:
          document.querySelector('.theme-doc-sidebar-container [aria-current="page"]')?.getAttribute('href') ?? '',
      };
      const last = states.at(-1);
      if (state.heading === '' || (state.heading === last?.heading && state.inMenu === last.inMenu)) return;
      states.push(state);
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-current'],
    });
    note();
    return states;
  });
  return () => seen.jsonValue();
}

async function opened(): Promise<{ page: Page; errors: readonly string[] }> {
  const { page, errors } = await browser.newPage();
  await page.goto(templates.explanation, { waitUntil: 'load' });
  await page.waitForSelector('html[data-has-hydrated="true"]');
  return { page, errors };
}

const menuSays = (page: Page, path: string) =>
  page.waitForSelector(`.theme-doc-sidebar-container [aria-current="page"][href="${path}"]`);

describe('the next page', () => {
  it('is shown first, and then the menu says so', async () => {
    const { page, errors } = await opened();
    const path = (await page.locator(next).getAttribute('href')) ?? '';
    const seen = await watch(page);
    await page.locator(next).click();
    await menuSays(page, path);
    const [before, first, ...then] = await seen();
    expect(before?.inMenu).toBe(templates.explanation);
    expect(first).toEqual({ heading: await page.locator('h1').textContent(), inMenu: templates.explanation });
    expect(then).toEqual([{ heading: first?.heading, inMenu: path }]);
    expect(errors).toEqual([]);
  });

  it('comes without a look at the one that is left', async () => {
    const { page } = await opened();
    const path = (await page.locator(next).getAttribute('href')) ?? '';
    const left = await page.locator('article').elementHandle();
    await page.locator(next).click();
    await menuSays(page, path);
    // What React hides, it gives this style, and goes through all that is in it.
    expect(await left?.evaluate((article) => [article.isConnected, article.closest('[style*="display"]')])).toEqual([
      false,
      null,
    ]);
  });

  it('stays when the reader goes on while the menu is drawn, after whichever step', async () => {
    const { page, errors } = await browser.newPage();
    await page.addInitScript(countSteps);
    const [first, second] = ['/explanation/security-tokens', '/explanation/agent-internals'];
    const { page: fresh } = await browser.open(second);
    const heading = await fresh.locator('h1').textContent();
    const begin = async (clickAt: number) => {
      await page.goto(templates.explanation, { waitUntil: 'load' });
      await page.waitForSelector('html[data-has-hydrated="true"]');
      await page.evaluate(
        async ([from, to, step]) => {
          for (const path of [from, to]) await window.docusaurus.preload(path);
          window.goOn(from, to, step);
        },
        [first, second, clickAt] as const,
      );
    };
    await begin(Infinity);
    await menuSays(page, first);
    const all = await page.evaluate(() => window.steps);
    expect(all).toBeGreaterThan(100);
    const shown: (string | null)[] = [];
    for (let part = 1; part <= moments; part++) {
      await begin(Math.round((all * 0.75 * part) / moments));
      await menuSays(page, second);
      await page.waitForTimeout(200);
      shown.push(await page.locator('h1').textContent());
    }
    expect(shown).toEqual(shown.map(() => heading));
    expect(errors).toEqual([]);
  });
});

/** At so many moments of the first three quarters of the drawing the reader goes on; it is not always as long. */
const moments = 20;

declare global {
  interface Window {
    /** How many steps React has made since the first click. */
    steps: number;
    /** Clicks on a link of the menu and, after so many steps of what is drawn then, on another. */
    goOn: (from: string, to: string, step: number) => void;
  }
}

/** Counts the steps in which React draws, so that a click can fall between two of them: it asks for each by a message. */
function countSteps(): void {
  let onStep = () => {};
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      const { port1 } = this;
      Object.defineProperty(port1, 'onmessage', {
        set(listen: (event: MessageEvent) => void) {
          port1.addEventListener('message', (event) => {
            onStep();
            listen(event);
          });
          port1.start();
        },
      });
    }
  };
  window.goOn = (from, to, step) => {
    const click = (path: string) =>
      document.querySelector<HTMLElement>(`.theme-doc-sidebar-container a[href="${path}"]`)?.click();
    window.steps = 0;
    onStep = () => {
      window.steps++;
      if (window.steps === step) click(to);
    };
    // A step ends when it has taken 5 ms. For a clock that goes on with each look at it, that is a handful of components.
    const now = performance.now.bind(performance);
    let ahead = 0;
    performance.now = () => now() + ahead++;
    click(from);
  };
}
