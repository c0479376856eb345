import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { launchHeadlessShell } from '../../tools/local/browser';
import { screens } from './screens';
import { wake } from './wake';

/** Open page, and the problems that have occurred on it so far. */
export interface OpenPage {
  readonly page: Page;
  /** Console errors, each with the address of the resource or source, and uncaught exceptions. */
  readonly errors: string[];
  /** Requested addresses on other hosts. */
  readonly foreignRequests: string[];
}

export interface BrowserOfTests {
  /** Creates an empty page with a new profile. */
  newPage(options?: BrowserContextOptions): Promise<OpenPage>;
  /** Opens a path on the site and waits for the page to hydrate. */
  open(path: string, options?: BrowserContextOptions): Promise<OpenPage>;
}

/**
 * Moves the window away from the pointer. The headless shell's pointer rests in the top left corner of the screen, and
 * a page below it would sometimes receive a `pointermove`, which counts as the reader's first action.
 */
async function movePointerOff(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { windowId } = await session.send('Browser.getWindowForTarget');
  await session.send('Browser.setWindowBounds', { windowId, bounds: { left: 100, top: 100 } });
  await session.detach();
}

/** Starts one browser for the tests of a file. */
export function browserForTests(): BrowserOfTests {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchHeadlessShell();
  });
  afterAll(() => browser.close());

  const newPage = async (options: BrowserContextOptions = {}): Promise<OpenPage> => {
    const baseURL = options.baseURL ?? inject('baseUrl');
    const context = await browser.newContext({ viewport: screens.desktop, ...options, baseURL });
    // The default, half a minute, is too short on a busy machine.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await movePointerOff(page);
    const errors: string[] = [];
    const foreignRequests: string[] = [];
    // The message about a missing file does not contain the file's name, but the message's location does.
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
