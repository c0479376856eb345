import type { Page } from 'playwright-core';

/** Focuses a control on an open page, so that the page loads its scripts even if Data Saver is on. */
export async function act(page: Page): Promise<void> {
  await page.evaluate(() => {
    const control = document.querySelector('.navbar button') ?? document.body;
    control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
}

/** Makes an open page load its scripts, and waits until React has hydrated the page. */
export async function wake(page: Page): Promise<void> {
  await act(page);
  await page.waitForSelector('html[data-has-hydrated="true"]');
}
