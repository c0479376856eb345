// Runs before packages are installed, so it uses only Node.js.
import { existsSync } from 'node:fs';

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Returns the path of a Chromium on this machine; undefined if there is none.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  return places.find((place) => place && existsSync(place));
}
