import type { Page } from 'playwright-core';

/** A page loads its scripts when the reader acts: focuses a control, which counts with data-saver too, and waits for React. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    const control = document.querySelector('.navbar button') ?? document.body;
    control.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await page.waitForSelector('html[data-has-hydrated="true"]');
}
