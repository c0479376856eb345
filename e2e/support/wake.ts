import type { Page } from 'playwright-core';

/** Focuses a control of an open page, at which it loads its scripts, also for readers who save data. */
export async function act(page: Page): Promise<void> {
  await page.evaluate(() => {
    const control = document.querySelector('.navbar button') ?? document.body;
    control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
}

/** Has an open page load its scripts, and waits until React has hydrated it. */
export async function wake(page: Page): Promise<void> {
  await act(page);
  await page.waitForSelector('html[data-has-hydrated="true"]');
}
