/*
 * Captures one page per template of the built site at three widths, with one contact sheet per width.
 *
 * `npm run screenshots` captures all templates, and `npm run screenshots -- home api-hook` captures only the named
 * ones. The screenshots are for visual review and are not compared automatically.
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { chosenTemplates, templates, type TemplateName } from '../e2e/support/templates';
import { root } from '../plugins/shared/versions';
import { launchChromium } from '../tools/local/browser';
import { serveSite } from '../tools/local/serve';
import { runScript } from '../tools/run-script';
import { wake } from '../e2e/support/wake';

const widths = [390, 768, 1280];
const folder = path.join(root, 'screenshots');

/** Returns a page that shows small screenshots side by side, each with its template's name. */
function sheetOf(names: readonly string[], width: number): string {
  const pictures = names.map((name) => {
    const data = readFileSync(path.join(folder, `${name}-${width}.png`), 'base64');
    return `<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${data}"></figure>`;
  });
  return `<style>
    body { display: flex; flex-wrap: wrap; gap: 24px; margin: 24px; font: 16px sans-serif; background: #ddd }
    figure { width: ${Math.min(width, 430)}px; margin: 0 }
    img { width: 100%; max-height: 900px; object-fit: cover; object-position: top; border: 1px solid #888 }
  </style>${pictures.join('')}`;
}

async function takePictures(page: Page, base: string, names: readonly TemplateName[], width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  for (const name of names) {
    await page.goto(base + templates[name], { waitUntil: 'networkidle' });
    await wake(page);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: path.join(folder, `${name}-${width}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 1900, height: 900 });
  await page.setContent(sheetOf(names, width));
  await page.screenshot({ path: path.join(folder, `sheet-${width}.png`), fullPage: true });
  console.log(`screenshots/sheet-${width}.png: ${names.length} pages, ${width} pixels wide`);
}

await runScript(async () => {
  const names = chosenTemplates(process.argv.slice(2));
  if (!existsSync(path.join(root, 'build/index.html'))) throw new Error('There is no built site. Run `npm run build`.');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const { server, port } = await serveSite(0);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    for (const width of widths) await takePictures(page, `http://localhost:${port}`, names, width);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
});
