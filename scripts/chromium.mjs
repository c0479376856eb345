// Runs before packages are installed, so it uses only Node.js.
import { existsSync } from 'node:fs';

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Returns the path of Chromium on this machine; undefined if it is not installed.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  return places.find((place) => place && existsSync(place));
}
