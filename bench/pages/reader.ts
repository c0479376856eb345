import type { Browser, Page } from 'playwright-core';
import { screens } from '../../e2e/support/screens';
import { slowDown } from '../search/browser';

/** CPU throttling factor, the same as in Lighthouse for phones. */
export const slowdown = 4;

/** A mobile connection, as Lighthouse simulates it: 1.6 Mbit/s and 150 ms. */
const mobile = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** A reader's device and connection. */
export interface Reader {
  readonly device: keyof typeof screens;
  /** `unlimited` is the connection to a server on the same machine. */
  readonly network: 'unlimited' | '1.6 Mbit/s';
}

/**
 * Runs a function with a tab that has a reader's device and connection. The tab is in a fresh profile with CPU
 * throttling, and is closed afterward.
 *
 * @param run - receives the tab.
 */
export async function asReader<T>(
  browser: Browser,
  { device, network }: Reader,
  run: (page: Page) => Promise<T>,
): Promise<T> {
  const isPhone = device === 'phone';
  const context = await browser.newContext({ viewport: screens[device], isMobile: isPhone, hasTouch: isPhone });
  try {
    const page = await context.newPage();
    await slowDown(page, slowdown);
    if (network !== 'unlimited') {
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', mobile);
    }
    return await run(page);
  } finally {
    await context.close();
  }
}
