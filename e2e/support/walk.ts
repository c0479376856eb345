import type { Page } from 'playwright-core';

/** Goes to any page of the site as its links do: within the page that is open, and without asking for the other before. */
export async function walkTo(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, to);
}

/** Makes the browser tell that it saves data: then no page is there already before the reader goes to it. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
}
