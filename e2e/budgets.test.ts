import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { type Budget, budgetOf, untouchedBudgetOf } from './support/budgets';
import { bytesByKind, firstVisit, totalBytes, visitKinds } from './support/first-visit';
import { templates, type TemplateName } from './support/templates';

const browser = browserForTests();
const pages = Object.entries(templates) as [TemplateName, string][];

/** Opens a page with an empty cache, and compares the transferred files with a budget. */
async function expectWithin(budget: Budget, path: string, act?: (page: Page) => Promise<void>): Promise<void> {
  const { page } = await browser.newPage();
  const files = await firstVisit(page, path, act);
  await page.context().close();
  const visit = bytesByKind(files);
  // The page must have these files: an incompletely loaded page would be within any budget.
  for (const kind of ['html', 'styles', 'scripts'] as const) expect(visit[kind], kind).toBeGreaterThan(0);

  const used = { total: totalBytes(visit), scripts: visit.scripts, files: files.length };
  const over = (Object.keys(budget) as (keyof typeof budget)[]).filter((key) => used[key] > budget[key]);
  const largest = files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5);
  const details = [
    ...visitKinds.map((kind) => `${kind} ${visit[kind]}`),
    ...largest.map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`),
  ];
  expect(
    over.map((key) => `${key}: ${used[key]} of ${budget[key]}`),
    details.join('\n'),
  ).toEqual([]);
}

describe('a first visit stays within its budget', () => {
  it.concurrent.each(pages)('until the reader acts: %s', (name, path) =>
    expectWithin(untouchedBudgetOf(name), path, () => Promise.resolve()),
  );

  it.concurrent.each(pages)('with everything loaded: %s', (name, path) => expectWithin(budgetOf(name), path));
});
