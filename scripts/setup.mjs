// Runs before packages are installed, so it uses only Node.js.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  browserPackages,
  findChromium,
  findFirefox,
  findHeadlessShell,
  findNginx,
  findWebKit,
  nginxPackages,
} from '../tools/local/programs.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node.js ${process.versions.node} is too old: this project needs 20.19 or later.`);
  process.exit(1);
}

/** Installs the dependencies if the lock file has changed since the last installation. */
function installDependencies() {
  const stamp = 'node_modules/.installed';
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies…');
  execFileSync('npm', ['ci'], { stdio: 'inherit' });
  writeFileSync(stamp, lock);
}

/**
 * Installs Debian packages.
 *
 * @returns whether they are now installed.
 */
function installPackages(...packages) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo'];
  const run = (...args) => {
    const [command, ...rest] = [...asRoot, ...args];
    return spawnSync(command, rest, { stdio: 'inherit' }).status === 0;
  };
  return (
    existsSync('/usr/bin/apt-get') &&
    run('apt-get', 'update') &&
    run('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
  );
}

/** Exits with a message that names the missing program. */
function giveUp(message) {
  console.error(message);
  process.exit(1);
}

/** Installs Debian's Chromium, which the benchmarks measure. */
function installChromium() {
  if (findChromium()) return;
  console.log('Installing Chromium…');
  if (installPackages('chromium')) return;
  giveUp('Chromium could not be installed. Install Chromium, and set CHROMIUM_PATH if it is not in /usr/bin.');
}

/** Installs Chromium's headless shell for the tests. If that fails, the tests use Chromium. */
function installHeadlessShell() {
  if (findHeadlessShell()) return;
  console.log("Installing Chromium's headless shell for the tests…");
  if (installPackages('chromium-headless-shell')) return;
  console.log('The headless shell could not be installed, so the tests use Chromium and take twice as long.');
  installChromium();
}

/** Installs Firefox and WebKitGTK for the cross-browser tests. */
function installOtherBrowsers() {
  if (findFirefox() && findWebKit()) return;
  console.log('Installing Firefox and WebKitGTK for the tests…');
  if (installPackages(...browserPackages) && findFirefox() && findWebKit()) return;
  giveUp(`The cross-browser tests need Debian's packages ${browserPackages.join(', ')}, which could not be installed.`);
}

/** Installs Debian's nginx, which serves the site in production. */
function installNginx() {
  if (findNginx()) return;
  console.log('Installing nginx…');
  if (installPackages(...nginxPackages) && findNginx()) return;
  giveUp(`nginx could not be installed. Install Debian's packages ${nginxPackages.join(' and ')}.`);
}

/** Installs the load generator. Without it, `npm run bench` skips the load test and prints a message. */
function installLoad() {
  if (!existsSync('/usr/bin/wrk')) installPackages('wrk');
}

installDependencies();
if (process.argv.includes('--chromium')) installChromium();
if (process.argv.includes('--headless-shell')) installHeadlessShell();
if (process.argv.includes('--other-browsers')) installOtherBrowsers();
if (process.argv.includes('--nginx')) installNginx();
if (process.argv.includes('--load')) installLoad();
