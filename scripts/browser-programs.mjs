// Used before anything is installed, so it uses Node.js alone.
import { existsSync, readdirSync } from 'node:fs';

/** Debian's packages of the browsers that only the tests across browsers use. */
export const browserPackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/**
 * Path of a Firefox on this machine; undefined when there is none.
 *
 * @returns {string | undefined}
 */
export function findFirefox() {
  return firstOf(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox');
}

/**
 * Paths of the programs that make a WebKit on this machine; undefined when one is missing.
 *
 * @returns {{ browser: string; driver: string; xvfb: string } | undefined}
 */
export function findWebKit() {
  // Debian puts the program into a folder with names of the machine's architecture and of the library's version.
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
