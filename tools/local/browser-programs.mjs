// Runs before packages are installed, so it uses only Node.js.
import { existsSync, readdirSync } from 'node:fs';

/** Debian packages for the browsers that only the cross-browser tests use. */
export const browserPackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/**
 * Returns the path of Firefox on this machine; undefined if it is not installed.
 *
 * @returns {string | undefined}
 */
export function findFirefox() {
  return firstOf(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox');
}

/**
 * Returns the paths of the programs that make up WebKit; undefined if one is missing.
 *
 * @returns {{ browser: string; driver: string; xvfb: string } | undefined}
 */
export function findWebKit() {
  // Debian's folder names contain the machine's architecture and the library version.
  const libraries = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  const browsers = libraries.flatMap((folder) =>
    readdirSync(`/usr/lib/${folder}`)
      .filter((name) => /^webkit2?gtk-/.test(name))
      .map((name) => `/usr/lib/${folder}/${name}/MiniBrowser`),
  );
  const browser = firstOf(...browsers);
  const driver = firstOf('/usr/bin/WebKitWebDriver');
  const xvfb = firstOf('/usr/bin/Xvfb');
  return browser && driver && xvfb ? { browser, driver, xvfb } : undefined;
}

/** @param {(string | undefined)[]} paths */
function firstOf(...paths) {
  return paths.find((path) => path && existsSync(path));
}
