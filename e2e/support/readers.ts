import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../plugins/shared/versions';
import type { BrowserOfTests, OpenPage } from './browser';
import type { Deploys } from './deploys';
import { templates } from './templates';
import { saveData, walkTo } from './walk';
import { wake } from './wake';

/** Open page from an older build. `loads` returns the number of page loads since the page was opened. */
export interface ReadersPage extends OpenPage {
  readonly loads: () => number;
}

/** Returns a function that opens a page for a reader who has prefetched no other page. */
export function readersForTests(browser: BrowserOfTests, deploys: Deploys, start: string) {
  return async (at = start, prepare?: (page: Page) => Promise<void>): Promise<ReadersPage> => {
    const opened = await browser.newPage({ baseURL: deploys.baseUrl() });
    await saveData(opened.page);
    await prepare?.(opened.page);
    await opened.page.goto(at, { waitUntil: 'load' });
    await wake(opened.page);
    let loads = 0;
    opened.page.on('load', () => loads++);
    return { ...opened, loads: () => loads };
  };
}

/** Returns the heading of a page on the built site. */
export function headingOf(address: string): string {
  const { pathname } = new URL(address, 'http://site');
  const file = pathname === templates['not-found'] ? '404' : pathname === '/' ? 'index' : pathname;
  const html = readFileSync(path.join(root, 'build', `${file}.html`), 'utf8');
  const heading = /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replace(/<a .*/s, '')
    .replace(/<[^>]+>/g, '');
  if (!heading) throw new Error(`${file}.html has no heading.`);
  return heading.replaceAll('&amp;', '&').trim();
}

/** Waits until a page is shown and hydrated. */
export async function shown(page: Page, heading: string): Promise<void> {
  await page.locator('h1', { hasText: heading }).first().waitFor();
  await wake(page);
}

/** Visits one page of each kind, then goes back twice and forward twice, and waits for each page. */
export async function walkOverTemplates(page: Page): Promise<void> {
  const paths = Object.values(templates);
  for (const to of paths) {
    await walkTo(page, to);
    await shown(page, headingOf(to));
  }
  const [third = '', second = '', last = ''] = paths.slice(-3);
  for (const to of [second, third]) {
    await page.goBack();
    await shown(page, headingOf(to));
  }
  for (const to of [second, last]) {
    await page.goForward();
    await shown(page, headingOf(to));
  }
}
