import type { Page, Route } from 'playwright-core';
import { routeRequests } from './route-requests';

/**
 * Holds a page's requests for matching files until they are released.
 *
 * @returns a function that releases the requests.
 */
export async function holdRequests(page: Page, files: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = async (route: Route) => {
    await released;
    await route.continue();
  };
  const isOpen = page.url() !== 'about:blank';
  await (isOpen ? routeRequests(page, files, hold) : page.route(files, hold));
  return release;
}
