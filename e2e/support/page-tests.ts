import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePage } from '../../plugins/shared/mdx';
import { diagramsIn } from '../../plugins/markdown/diagrams/fences';
import { docsVersions } from '../../plugins/shared/versions';
import { violations } from './axe';
import { browserForTests, type OpenPage } from './browser';
import { guideRoutes, type GuideRoute } from './guide-routes';
import { ready, settled } from './page-state';
import { overflow, screens } from './screens';
import { templates } from './templates';
import { saveData } from './walk';

/** Pages that each represent one template. */
export const templatePaths: ReadonlySet<string> = new Set(Object.values(templates));

/**
 * Defines a test for each path. The page must open without errors, show its diagrams and have no axe violations.
 *
 * @param onPhoneToo - paths that axe also checks on a phone.
 */
export function testPages(paths: readonly string[], onPhoneToo: ReadonlySet<string>): void {
  const browser = browserForTests();
  const guides = new Map(
    docsVersions()
      .flatMap(guideRoutes)
      .map((guide) => [guide.route, guide]),
  );

  describe('the page', () => {
    /**
     * Open pages that no test is using. There are two, one per CI core. They are reused, because creating a page is
     * slow.
     */
    const idle: OpenPage[] = [];
    beforeAll(async () => {
      for (let count = 0; count < 2; count++) {
        const opened = await browser.newPage();
        // Turns off prefetching, because linked pages do not have to be loaded.
        await saveData(opened.page);
        idle.push(opened);
      }
    });
    afterAll(() => Promise.all(idle.map(({ page }) => page.context().close())));

    it.concurrent.each(paths)('%s opens without errors and has no axe violations', async (path) => {
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
        expect(await overflow(page)).toBe(0);
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
        expect(await violations(page, { contrast: templatePaths.has(path) }), 'on a phone').toEqual([]);
      } finally {
        idle.push(opened);
      }
    });
  });
}

/** Counts the rendered diagrams of a guide and the diagrams in its source. */
async function diagramsOf(page: Page, { page: { file, source } }: GuideRoute) {
  const drawn = await page
    .locator('figure.diagram svg')
    .evaluateAll(
      (all) =>
        all.filter((svg) => svg.querySelector('title')?.textContent && svg.querySelector('desc')?.textContent).length,
    );
  return { drawn, written: diagramsIn(file, parsePage(source)).fences.length };
}
