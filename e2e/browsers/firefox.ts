import { launch, type KeyInput } from 'puppeteer-core';
import { findFirefox } from '../../tools/local/programs.mjs';
import type { Reader, ReaderOptions } from './reader';

/**
 * Starts Debian's Firefox, driven over WebDriver BiDi. Puppeteer is used because Playwright requires its own
 * Firefox build.
 *
 * @throws Error when Firefox is not installed.
 */
export async function startFirefox({ scripts }: ReaderOptions): Promise<Reader> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('Firefox is not installed. Run `npm test`, which installs it.');
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'javascript.enabled': scripts,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.setViewport({ width: 1280, height: 900 });
  let errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    async open(url) {
      errors = [];
      await page.goto(url, { waitUntil: 'load' });
    },
    click: async (selector) => {
      await page.locator(selector).click();
    },
    async press(key) {
      const keys = key.split('+') as KeyInput[];
      for (const each of keys) await page.keyboard.down(each);
      for (const each of keys.reverse()) await page.keyboard.up(each);
    },
    type: (text) => page.keyboard.type(text),
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  };
}
