/*
 * Finds the programs that the tests, benchmarks and local servers need on this machine.
 *
 * Runs before packages are installed, so it uses only Node.js.
 */
import { existsSync, readdirSync } from 'node:fs';

/** Debian packages for the browsers that only the cross-browser tests use. */
export const browserPackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Debian packages of nginx and of its module that sends files compressed with Brotli. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Path of the Brotli module. */
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Returns the path of Chromium on this machine; undefined if it is not installed.
 *
 * @returns {string | undefined}
 */
export function findChromium() {
  return firstOf(process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome');
}

/**
 * Returns the path of Chromium's headless shell; undefined if it is not installed. The shell has the same engine as
 * Chromium but no window, so the tests take half the time.
 *
 * @returns {string | undefined}
 */
export function findHeadlessShell() {
  return firstOf(process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell');
}

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

/**
 * Returns the path of nginx; undefined if nginx or its brotli module is missing.
 *
 * @returns {string | undefined}
 */
export function findNginx() {
  // The path is absolute, because only root has this folder in its PATH.
  const program = '/usr/sbin/nginx';
  return existsSync(program) && existsSync(brotliModule) ? program : undefined;
}

/** @param {(string | undefined)[]} paths */
function firstOf(...paths) {
  return paths.find((path) => path && existsSync(path));
}
