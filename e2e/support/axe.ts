import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './page-state';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Scope {
  /** Selector of the part of the page to check. */
  readonly where?: string;
  /** Whether to check color contrast, which is slower than all other rules together. */
  readonly contrast?: boolean;
}

/**
 * Checks the current state of a page against WCAG 2.2 A and AA and axe's best practices.
 *
 * @returns each violated rule with its elements; empty if there are none.
 */
export async function violations(page: Page, { where = 'html', contrast = true }: Scope = {}): Promise<string[]> {
  const options: RunOptions = {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: contrast } },
  };
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const found = await page.evaluate(
    ([context, given]) =>
      (window as unknown as { axe: { run(where: string, options: RunOptions): Promise<AxeResults> } }).axe.run(
        context,
        given,
      ),
    [where, options] as const,
  );
  return found.violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, target }) => `${target.join(' ')} ${html.slice(0, 120)}`).join(' | ')}`,
  );
}
