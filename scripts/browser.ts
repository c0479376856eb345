import { chromium, type Browser } from 'playwright-core';
import { findChromium } from './chromium.mjs';

/**
 * Launches the Chromium installed on this machine.
 *
 * @throws Error if Chromium is not installed.
 */
export function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found; set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
  });
}
