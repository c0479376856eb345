import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePage } from '../plugins/markdown/code-samples/extract';
import { diagramsIn } from '../plugins/markdown/diagrams/fences';
import { versionPrefix } from '../plugins/shared/routes';
import { docsVersion, docsVersions, releasedVersions } from '../plugins/shared/versions';
import { violations } from './support/axe';
import { browserForTests, type OpenPage } from './support/browser';
import { guideRoutes, type GuideRoute } from './support/guide-routes';
import { ready, settled } from './support/page-state';
import { screens } from './support/screens';
import { templates } from './support/templates';

const browser = browserForTests();

/** Number of API reference pages to test: all are generated from the same few templates. */
const sampleSize = 40;

/** Reference pages, evenly distributed over versions, SDKs and kinds; the same in every run. */
function apiSample(): string[] {
  const routes = JSON.parse(readFileSync('tests/routes.json', 'utf8')) as Record<string, { api: string[] }>;
  const all = Object.values(routes).flatMap(({ api }) => [...api].sort());
  return Array.from({ length: sampleSize }, (_, number) => all[Math.floor((number * all.length) / sampleSize)] ?? '');
}

const kinds = new Set<string>(Object.values(templates));
const guides = new Map(
  docsVersions()
    .flatMap(guideRoutes)
    .map((guide) => [guide.route, guide]),
);

/** Generated pages that are opened in every version. */
const generated = docsVersions()
  .map(versionPrefix)
  .flatMap((prefix) =>
    [
      '/api',
      '/api/mobile',
      '/api/web/functions/useCamera',
      '/api/mobile/variables/VideoRendererView',
      '/api/server/type-aliases/NotificationEvents',
      '/api/web/enumerations/Variant',
    ].map((path) => prefix + path),
  );

const everyPath = [...new Set([...kinds, ...guides.keys(), ...generated, ...apiSample()])];

/**
 * Pages that axe also checks on a phone: one of each kind, the guides of the latest version, the reference sample.
 * The guides of other versions have the same templates and nearly the same text. Checking them twice would take a
 * minute of CI.
 */
const onPhoneToo = new Set([
  ...kinds,
  ...guideRoutes(docsVersion(releasedVersions()[0] ?? '')).map(({ route }) => route),
  ...apiSample(),
]);

/** Number of rendered diagrams of a guide, and number of diagrams in its source. */
async function diagramsOf(page: Page, { page: { file, source } }: GuideRoute) {
  const drawn = await page
    .locator('figure.diagram svg')
    .evaluateAll(
      (all) =>
        all.filter((svg) => svg.querySelector('title')?.textContent && svg.querySelector('desc')?.textContent).length,
    );
  return { drawn, written: diagramsIn(file, parsePage(source)).fences.length };
}

describe('the page', () => {
  /** Two pages at a time, one per CI core. Each is reused for many paths, because creating one is slow. */
  const idle: OpenPage[] = [];
  beforeAll(async () => {
    for (let count = 0; count < 2; count++) {
      const opened = await browser.newPage();
      // Linked pages do not have to be loaded.
      await opened.page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
      );
      idle.push(opened);
    }
  });
  afterAll(() => Promise.all(idle.map(({ page }) => page.context().close())));

  it.concurrent.each(everyPath)('%s opens without errors and has no axe violations', async (path) => {
    const opened = idle.pop();
    if (!opened) throw new Error('More tests run concurrently than there are pages. Check maxConcurrency.');
    const { page, errors, foreignRequests } = opened;
    errors.length = 0;
    foreignRequests.length = 0;
    try {
      await page.setViewportSize(screens.desktop);
      await page.goto(path, { waitUntil: 'load' });
      await ready(page);
      // The 404 response for a missing page is logged to the console as an error.
      if (path !== templates['not-found'])
        expect({ errors, foreignRequests }).toEqual({ errors: [], foreignRequests: [] });
      expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
      const guide = guides.get(path);
      if (guide) {
        const { drawn, written } = await diagramsOf(page, guide);
        expect(drawn, 'diagrams').toBe(written);
      }
      expect(await violations(page), 'on a desktop').toEqual([]);
      if (!onPhoneToo.has(path)) return;
      await page.setViewportSize(screens.phone);
      await settled(page);
      // Contrast is the slowest check. Colors that appear only on phones are covered by the templates.
      expect(await violations(page, { contrast: kinds.has(path) }), 'on a phone').toEqual([]);
    } finally {
      idle.push(opened);
    }
  });
});
