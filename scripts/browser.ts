import { chromium, type Browser } from 'playwright-core';
import { findChromium, findHeadlessShell } from './chromium.mjs';

/**
 * Launches the Chromium installed on this machine.
 *
 * @throws Error if Chromium is not installed.
 */
export function launchChromium(): Promise<Browser> {
  return launch(findChromium());
}

/**
 * Launches Chromium's headless shell, or Chromium if the shell is not installed.
 *
 * @throws Error if neither is installed.
 */
export function launchHeadlessShell(): Promise<Browser> {
  return launch(findHeadlessShell() ?? findChromium());
}

function launch(executablePath: string | undefined): Promise<Browser> {
  if (!executablePath) throw new Error('No Chromium found; set CHROMIUM_PATH.');
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-quic'],
  });
}
