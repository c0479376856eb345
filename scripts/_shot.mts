import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const [, , out, width, ...paths] = process.argv;
const p = await b.newPage({ viewport: { width: Number(width), height: 1000 } });
const errors: string[] = [];
p.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
p.on('pageerror', (e) => errors.push(String(e)));
for (const [i, path] of paths.entries()) {
  await p.goto('http://localhost:4100' + path, { waitUntil: 'networkidle' });
  await p.waitForTimeout(500);
  await p.screenshot({ path: `${out}-${i}.png`, fullPage: true, clip: undefined });
  const wide = await p.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  console.log(path, wide ? 'OVERFLOW' : 'ok', await p.title());
}
console.log(errors);
await b.close();
