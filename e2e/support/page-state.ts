import type { Page } from 'playwright-core';

/** Waits until the page has drawn what was changed last, and what observers of sizes made of it. */
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

/** Waits until React has taken over, diagrams are drawn and, on the page of results, results are there. */
export async function ready(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]');
  if (new URL(page.url()).pathname === '/search') await page.locator('.search-page-list a').first().waitFor();
  await settled(page);
}
