import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './chromium.mjs';

/**
 * Starts the Chromium of this machine.
 *
 * @throws Error when there is none.
 */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found; set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
  });
}
