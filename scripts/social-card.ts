/* Renders `static/img/social-card.png` from the SVG next to it, because link previews do not support SVG. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../plugins/shared/versions';
import { launchChromium } from '../tools/local/browser';

const card = path.join(root, 'static/img/social-card');
const font = readFileSync(path.join(root, 'src/fonts/figtree.woff2'), 'base64');

const browser = await launchChromium();
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<style>
  @font-face { font-family: Figtree; font-weight: 400 700; src: url(data:font/woff2;base64,${font}) }
  body { margin: 0 }
</style>${readFileSync(`${card}.svg`, 'utf8')}`);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: `${card}.png` });
await browser.close();
