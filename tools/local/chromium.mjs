// Runs before packages are installed, so it uses only Node.js.
import { existsSync } from 'node:fs';

const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const headlessShell = ['/usr/bin/chromium-headless-shell'];

const firstOf = (places) => [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));

/**
 * Returns the path of Chromium on this machine; undefined if it is not installed.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  return firstOf(chromium);
}

/**
 * Returns the path of Chromium's headless shell; undefined if it is not installed. The shell has the same engine as
 * Chromium but no window, so the tests take half the time.
 *
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  return firstOf(headlessShell);
}
