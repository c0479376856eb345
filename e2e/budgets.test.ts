import { expect, it } from 'vitest';
import { browserForTests } from './support/browser';
import { budgetOf } from './support/budgets';
import { bytesByKind, firstVisit, totalBytes, visitKinds } from './support/first-visit';
import { templates, type TemplateName } from './support/templates';

const browser = browserForTests();

it.concurrent.each(Object.entries(templates) as [TemplateName, string][])(
  'the first visit of the page "%s" stays within its budget',
  async (name, path) => {
    const { page } = await browser.newPage();
    const files = await firstVisit(page, path);
    await page.context().close();
    const visit = bytesByKind(files);
    // A page without scripts was not loaded completely, and would be within any budget.
    for (const kind of ['html', 'styles', 'scripts'] as const) expect(visit[kind], kind).toBeGreaterThan(0);

    const budget = budgetOf(name);
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
  },
);
