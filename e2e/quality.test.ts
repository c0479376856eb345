import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { countFacts, countRoutes, countSamples } from '../plugins/evidence/counts';
import { readEvidence } from '../plugins/evidence/report-files';
import { docsVersion, releasedVersions, root } from '../plugins/shared/versions';
import { packagesOf, packageNames } from '../plugins/api-reference/packages';
import { count } from '../src/lib/evidence/format';
import { mainFigure, reportNames, type Figures } from '../src/lib/evidence/reports';
import { violations } from './support/axe';
import { browserForTests } from './support/browser';
import { builtPages, isDocsPage } from './support/built-site';
import { overflow, screens } from './support/screens';

const browser = browserForTests();
const { reports, knownGaps } = readEvidence(root).evidence;
const open = (options = {}) => browser.open('/quality', options);

/** Returns the value in each row of the first table, by the anchor of the row's link. */
const mainValues = (page: Page): Promise<Record<string, string | null | undefined>> =>
  page
    .locator('.quality-summary tbody tr')
    .evaluateAll((rows) =>
      Object.fromEntries<string | null | undefined>(
        rows.map((row) => [row.querySelector('a')?.hash.slice(1) ?? '', row.querySelector('td')?.textContent]),
      ),
    );

describe('the page about quality', () => {
  it('shows each report with its day, its commit, its command and a chart', async () => {
    const { page, errors } = await open();
    expect(Object.keys(await mainValues(page))).toEqual(reportNames);
    for (const name of reportNames) {
      const section = page.locator('section', { has: page.locator(`h2#${name}`) });
      const text = (await section.locator('.quality-measured').textContent()) ?? '';
      expect(text).toContain(`npm run evidence -- ${name}`);
      expect(text).toMatch(/(?:Measured|Counted in this build) on [A-Z][a-z]{2} \d{1,2}, 20\d\d at [0-9a-f]{7} with /);
    }
    expect(await page.getByRole('img', { name: /./ }).count()).toBeGreaterThanOrEqual(reportNames.length);
    expect(errors).toEqual([]);
  });

  it('shows the main figures on a phone without scrolling sideways', async () => {
    const { page } = await open({ viewport: screens.phone });
    const ends = await page
      .locator('.quality-summary td:nth-child(2)')
      .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().right));
    expect(ends).toHaveLength(reportNames.length);
    expect(Math.max(...ends)).toBeLessThanOrEqual(screens.phone.width);
  });

  it('shows the figures of this build', async () => {
    const { page } = await open();
    const pages = [...builtPages().keys()].filter(isDocsPage);
    const counted: Partial<Figures> = { routes: countRoutes(pages), samples: countSamples(), facts: countFacts() };
    const values = await mainValues(page);
    expect(values['routes']).toBe(count(mainFigure.routes(counted.routes!)));
    expect(values['routes']).toBe(count(pages.length));
    expect(values['samples']).toBe(count(mainFigure.samples(counted.samples!)));
    expect(values['facts']).toBe(count(mainFigure.facts(counted.facts!)));
  });

  it('lists the queries with a wrong first result, and the known gaps', async () => {
    const { page } = await open();
    await page.locator('summary').click();
    expect(
      await page.getByRole('table', { name: 'Queries with a wrong first result' }).locator('tbody tr').count(),
    ).toBe(reports.search.figures.wrong.length);
    expect(await page.getByRole('table', { name: 'Known gaps' }).locator('tbody tr').count()).toBe(knownGaps.length);
  });

  const modes = { light: {}, dark: { colorScheme: 'dark' }, 'forced colors': { forcedColors: 'active' } } as const;
  const cases = Object.entries(screens).flatMap(([screen, viewport]) =>
    Object.entries(modes).map(([mode, options]) => [screen, mode, { viewport, ...options }] as const),
  );
  it.each(cases)('is accessible and fits the screen: %s, %s', async (_, mode, options) => {
    const { page } = await open(options);
    await page.locator('summary').click();
    expect(await violations(page, { contrast: mode !== 'forced colors' })).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

  it('is complete without scripts', async () => {
    const { page } = await open({ javaScriptEnabled: false, viewport: screens.phone });
    expect(await page.locator('.quality-summary .quality-trend').count()).toBe(reportNames.length);
    await page.locator('summary').click();
    expect(await page.getByText(reports.search.figures.wrong[0]?.query ?? '', { exact: true }).isVisible()).toBe(true);
    expect(await overflow(page)).toBe(0);
  });

  it('is found from the footer of every page, and published as Markdown', () => {
    const without = [...builtPages()].filter(([, html]) => !/<a [^>]*href="?\/quality[">]/.test(html));
    expect(without.map(([route]) => route)).toEqual([]);
    const text = readFileSync('build/quality.md', 'utf8');
    expect(text).toContain('All versions · https://docs.fishjam.io/quality');
    for (const { gap } of knownGaps) expect(text).toContain(gap);
  });
});

describe('the footer of a page', () => {
  const html = (route: string) =>
    builtPages()
      .get(route)
      ?.replaceAll(/<!-- -->/g, '') ?? '';
  const line = (route: string) => />Checked<\/a>([^<]*)/.exec(html(route))?.[1];

  it.each([
    ['/api/web/functions/useCamera', releasedVersions()[0] ?? ''],
    ['/tutorials/react-quick-start', releasedVersions()[0] ?? ''],
    ['/0.20.0/api/web/functions/useCamera', '0.20.0'],
    ['/next/how-to/react/connecting', 'next'],
  ])('of %s names the SDK release and the day of the last check', (route, version) => {
    const release = packagesOf(docsVersion(version))[packageNames.web];
    expect(line(route)).toMatch(new RegExp(`^ against React SDK ${release} on [A-Z][a-z]{2} \\d+, 20\\d\\d\\. `));
  });

  it('has no check on a page that is not about an SDK', () => {
    expect(line('/explanation/glossary')).toBeUndefined();
  });

  it('adds at most 0.3 KB to a page', () => {
    const page = readFileSync(path.join('build', 'api/web/functions/useCamera.html'), 'utf8');
    const start = page.search(/<a href="?\/quality#checked/);
    const end = page.indexOf('Is something wrong');
    expect(start).toBeGreaterThan(0);
    const size = (text: string) => brotliCompressSync(text).length;
    expect(size(page) - size(page.slice(0, start) + page.slice(end))).toBeLessThan(0.3 * 1024);
  });
});
