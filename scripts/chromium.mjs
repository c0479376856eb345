// Used before anything is installed, so it uses Node.js alone.
import { existsSync } from 'node:fs';

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Path of a Chromium on this machine; undefined when there is none.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  return places.find((place) => place && existsSync(place));
}
