import type { Page } from 'playwright-core';

/**
 * Holds a page's requests for matching files until they are released.
 *
 * @returns a function that releases the requests.
 */
export async function holdRequests(page: Page, files: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
