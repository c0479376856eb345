import { describe, expect, it } from 'vitest';
import { parsePage } from '../plugins/code-samples/extract';
import { diagramsIn } from '../plugins/diagrams/fences';
import { docsVersions } from '../plugins/shared/versions';
import { browserForTests } from './support/browser';
import { guideRoutes } from './support/guide-routes';

const browser = browserForTests();

const pages = docsVersions().flatMap((version) =>
  guideRoutes(version).map(({ route, page }) => ({
    route,
    diagrams: diagramsIn(page.file, parsePage(page.source)).fences.length,
  })),
);

describe('the guide', () => {
  it.each(pages)('$route opens without an error, and draws its diagrams', async ({ route, diagrams }) => {
    const { page, errors, foreignRequests } = await browser.open(route);
    const drawn = page.locator('figure.diagram svg');
    expect(await drawn.count()).toBe(diagrams);
    for (const diagram of await drawn.all()) {
      expect(await diagram.locator('title').first().textContent()).not.toBe('');
      expect(await diagram.locator('desc').first().textContent()).not.toBe('');
    }
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect({ errors, foreignRequests, isWide }).toEqual({ errors: [], foreignRequests: [], isWide: false });
    await page.context().close();
  });
});
