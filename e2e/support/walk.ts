import type { Page } from 'playwright-core';

/** Navigates to any page on the site in the same document, as a link does. The page is not prefetched. */
export async function walkTo(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, to);
}

/** Turns on Data Saver, so that no page is prefetched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
}
