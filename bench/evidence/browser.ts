import type { Browser, Page } from 'playwright-core';
import { whileServedCompressed } from '../support/compressed';
import { violations } from '../../e2e/support/axe';
import { bytesByKind, firstVisit, totalBytes } from '../../e2e/support/first-visit';
import { ready, settled } from '../../e2e/support/page-state';
import { screens } from '../../e2e/support/screens';
import { templates, type TemplateName } from '../../e2e/support/templates';
import { wake } from '../../e2e/support/wake';
import type { Figures } from '../../src/lib/evidence/reports';
import { launchChromium } from '../../tools/local/browser';

type Template = readonly [name: TemplateName, path: string];

/** Runs a function for each template of the built site, one at a time. */
async function onEachTemplate<T>(
  look: (browser: Browser, baseUrl: string, template: Template) => Promise<T>,
): Promise<T[]> {
  const browser = await launchChromium();
  try {
    return await whileServedCompressed('build', async (baseUrl) => {
      const found: T[] = [];
      for (const template of Object.entries(templates) as Template[])
        found.push(await look(browser, baseUrl, template));
      return found;
    });
  } finally {
    await browser.close();
  }
}

/** Runs `look` on a page with an empty cache. */
async function inNewPage<T>(browser: Browser, look: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: screens.desktop });
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Checks each template with axe, on a desktop and on a phone. */
export const measureAccessibility = (): Promise<Figures['accessibility']> =>
  onEachTemplate((browser, baseUrl, [template, path]) =>
    inNewPage(browser, async (page) => {
      await page.goto(baseUrl + path, { waitUntil: 'load' });
      await wake(page);
      await ready(page);
      const desktop = (await violations(page)).length;
      await page.setViewportSize(screens.phone);
      await settled(page);
      return { template, path, desktop, phone: (await violations(page)).length };
    }),
  );

/**
 * Counts the bytes that each template transfers, before any interaction and again with everything loaded.
 */
export const measureBytes = (): Promise<Figures['bytes']> =>
  onEachTemplate(async (browser, baseUrl, [template, path]) => {
    const visit = async (act?: (page: Page) => Promise<void>) =>
      bytesByKind(await inNewPage(browser, (page) => firstVisit(page, baseUrl + path, act)));
    const view = await visit(() => Promise.resolve());
    const all = await visit();
    return {
      template,
      path,
      view: totalBytes(view),
      viewScripts: view.scripts,
      all: totalBytes(all),
      scripts: all.scripts,
    };
  });
