import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchChromium } from '../../scripts/browser';
import { screens } from './screens';
import { wake } from './wake';

/** A page and what went wrong on it so far. */
export interface OpenPage {
  readonly page: Page;
  /** Errors of the console, each with the address it is about or comes from, and uncaught exceptions. */
  readonly errors: string[];
  /** Addresses that were asked of another host than the site's. */
  readonly foreignRequests: string[];
}

export interface BrowserOfTests {
  /** Makes a page with a fresh profile; it shows nothing yet. */
  newPage(options?: BrowserContextOptions): Promise<OpenPage>;
  /** Opens a path of the site and waits until React has taken over. */
  open(path: string, options?: BrowserContextOptions): Promise<OpenPage>;
}

/** Gives the tests of a file one browser. */
export function browserForTests(): BrowserOfTests {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  const newPage = async (options: BrowserContextOptions = {}): Promise<OpenPage> => {
    const baseURL = options.baseURL ?? inject('baseUrl');
    const context = await browser.newContext({ viewport: screens.desktop, ...options, baseURL });
    const page = await context.newPage();
    const errors: string[] = [];
    const foreignRequests: string[] = [];
    // A file that is missing is told without its name; the place of the message has it.
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      const { protocol, host } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(baseURL).host) foreignRequests.push(request.url());
    });
    return { page, errors, foreignRequests };
  };

  return {
    newPage,
    async open(path, options) {
      const opened = await newPage(options);
      await opened.page.goto(path, { waitUntil: 'load' });
      if (options?.javaScriptEnabled !== false) await wake(opened.page);
      return opened;
    },
  };
}
