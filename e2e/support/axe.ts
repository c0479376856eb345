import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** What axe finds wrong in a part of a page, which a selector names: rule and elements. */
export async function violations(page: Page, part: string): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(
    ([where, given]) =>
      (window as unknown as { axe: { run(where: string, options: RunOptions): Promise<AxeResults> } }).axe.run(
        where,
        given,
      ),
    [part, options] as const,
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
