import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { screens } from '../../e2e/support/screens';
import { serveSite } from '../../tools/local/serve';

/**
 * Runs a function while a folder is served.
 *
 * @param folder - absolute path, or relative to the project root.
 * @param run - receives the address, without a trailing slash.
 */
export async function whileServed<T>(folder: string, run: (baseUrl: string) => Promise<T>): Promise<T> {
  const { server, port } = await serveSite(0, folder);
  try {
    return await run(`http://localhost:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** Runs a function with a page in a fresh profile. */
export async function withPage<T>(browser: Browser, baseURL: string, run: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ baseURL, viewport: screens.desktop });
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Runs a function with a temporary folder. */
export async function withFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-search-'));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Throttles the main thread of a page. Workers are not affected. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
