import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../plugins/code-samples/extract';
import type { GuidePage } from '../plugins/shared/guide-pages';
import { docsVersions } from '../plugins/shared/versions';
import { browserForTests } from './support/browser';
import { guideRoutes } from './support/guide-routes';

const browser = browserForTests();

function diagramsOn({ source }: GuidePage): number {
  let count = 0;
  visit(parsePage(source), 'code', ({ lang }) => {
    if (lang === 'mermaid') count += 1;
  });
  return count;
}

const pages = docsVersions().flatMap((version) =>
  guideRoutes(version).map(({ route, page }) => ({ route, diagrams: diagramsOn(page) })),
);

describe('the guide', () => {
  it.each(pages)('$route opens without an error, and draws its diagrams', async ({ route, diagrams }) => {
    const { page, errors, foreignRequests } = await browser.open(route);
    const drawn = page.locator('.docusaurus-mermaid-container svg');
    if (diagrams > 0) await drawn.nth(diagrams - 1).waitFor();
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
