import { spawn, type ChildProcess } from 'node:child_process';
import { Builder, By, Capabilities, Key as WebDriverKey } from 'selenium-webdriver';
import { findWebKit } from '../../tools/local/programs.mjs';
import { freePort } from '../../tools/local/free-port';
import type { Key, Reader, ReaderOptions } from './reader';

/** WebDriver's names for the keys. In a combination, the held key is first. */
const keys: Readonly<Record<Key, readonly string[]>> = {
  'Control+k': [WebDriverKey.CONTROL, 'k'],
  Enter: [WebDriverKey.ENTER],
  Escape: [WebDriverKey.ESCAPE],
  Tab: [WebDriverKey.TAB],
  ArrowDown: [WebDriverKey.ARROW_DOWN],
};

/**
 * Script that collects errors, because WebDriver cannot read the console of WebKitGTK. WebDriver runs it after the load
 * event, so earlier errors are lost.
 */
const collectErrors = `
  window.collectedErrors = [];
  const report = console.error;
  console.error = (...args) => { window.collectedErrors.push(args.map(String).join(' ')); report(...args); };
  addEventListener('error', (event) => window.collectedErrors.push(event.message));
  addEventListener('unhandledrejection', (event) => window.collectedErrors.push(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => window.collectedErrors.push(event.effectiveDirective + ': ' + event.blockedURI));
`;

/**
 * Starts Debian's WebKitGTK (MiniBrowser) on a virtual screen, driven over WebDriver.
 *
 * @throws Error if a program is not installed or the driver does not respond.
 */
export async function startWebKit({ scripts }: ReaderOptions): Promise<Reader> {
  const programs = findWebKit();
  if (!programs) throw new Error('WebKitGTK is not installed. Run `npm test`, which installs it.');
  const { display, screen } = await startScreen(programs.xvfb);
  const port = await freePort(4900);
  const service = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const stop = () => {
    service.kill();
    screen.kill();
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitForService(`${url}/status`);
    const args = ['--automation', ...(scripts ? [] : ['--enable-javascript=false'])];
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: programs.browser, args },
        }),
      )
      .build();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
    return {
      async open(address) {
        await driver.get(address);
        if (scripts) await driver.executeScript(collectErrors);
      },
      click: async (selector) => driver.findElement(By.css(selector)).click(),
      async press(key) {
        const [first = '', ...rest] = keys[key];
        if (rest.length === 0) return driver.actions().sendKeys(first).perform();
        await driver
          .actions()
          .keyDown(first)
          .sendKeys(...rest)
          .keyUp(first)
          .perform();
      },
      type: (text) => driver.actions().sendKeys(text).perform(),
      evaluate: <Value>(expression: string) => driver.executeScript<Value>(`return (${expression});`),
      errors: () => driver.executeScript<string[]>('return window.collectedErrors || [];'),
      async close() {
        await driver.quit().finally(stop);
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** Starts a virtual screen. The program picks a free display number and writes that number to file descriptor 3. */
function startScreen(program: string): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`${program} exited with code ${code}.`)));
    screen.stdio[3]?.once('data', (number: Buffer) => resolve({ display: `:${number.toString().trim()}`, screen }));
  });
}

/** Waits until the driver responds. */
async function waitForService(url: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    if (Date.now() > deadline) throw new Error(`No response from ${url} within 20 s.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
