import type { Page } from 'playwright-core';
import { wake } from './wake';

/** Opens a page and waits until the boot script has run and nothing is loading. */
export async function openUntouched(page: Page, path: string): Promise<void> {
  // On a busy machine, the network can be idle before the page is parsed, which is when the boot script runs.
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
}

/** Waits until the page has painted the latest change, including changes made by resize observers. */
export function settled(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => resolve()))),
        ),
      ),
  );
}

/**
 * Waits until a hydrated page has prefetched the pages it links to. On a busy machine, the network may have been idle
 * before React rendered the links, and `waitForLoadState` would return immediately.
 */
export async function prefetched(page: Page): Promise<void> {
  await settled(page);
  await page.waitForFunction(() =>
    Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')).every(
      ({ href }) => performance.getEntriesByName(href).length > 0,
    ),
  );
}

/** Waits until the page is hydrated, its diagrams are rendered and, on the results page, results are shown. */
export async function ready(page: Page): Promise<void> {
  await wake(page);
  if (new URL(page.url()).pathname === '/search') await page.locator('.search-page-list a').first().waitFor();
  await settled(page);
}
