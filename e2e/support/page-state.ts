import type { Page } from 'playwright-core';
import { wake } from './wake';

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
  await wake(page);
  if (new URL(page.url()).pathname === '/search') await page.locator('.search-page-list a').first().waitFor();
  await settled(page);
}

/** Goes to a path without a load, as a link of the site or the back button does; nowhere when it is no path of this host. */
export function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => {
    const url = URL.canParse(to, location.href) ? new URL(to, location.href) : undefined;
    if (url?.origin !== location.origin) return;
    history.pushState({}, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
