import type { Page } from 'playwright-core';

/**
 * Navigates to any page on the site in the same document, as a link does. The page is not prefetched. Does nothing if
 * the address is invalid or leads to another host.
 */
export async function walkTo(page: Page, to: string): Promise<void> {
  await page.evaluate((address) => {
    const url = URL.canParse(address, location.href) ? new URL(address, location.href) : undefined;
    if (url?.origin !== location.origin) return;
    history.pushState({}, '', url);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
}

/** What a browser reports about its connection. */
export interface Connection {
  readonly saveData: boolean;
  readonly effectiveType: '2g' | '4g';
}

/** Makes the browser report the given connection. Call it before the page is opened. */
export async function onConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
}

/** Turns on Data Saver, so that no page is prefetched. Call it before the page is opened. */
export const saveData = (page: Page): Promise<void> => onConnection(page, { saveData: true, effectiveType: '4g' });
