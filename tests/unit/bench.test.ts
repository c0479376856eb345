import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { stockPage } from '../../bench/stock/page';
import { whileServedCompressed } from '../../bench/support/compressed';
import { formatColumns, ratioCell } from '../../bench/support/table';
import { docsVersion } from '../../plugins/shared/versions';

const pageOf = (body: string) => stockPage('docs/page.mdx', `---\ntitle: Page\n---\n\n${body}`, docsVersion('next'));

describe('a page of the stock site', () => {
  it('contains the code of an example, indented like its fence', () => {
    const page = pageOf('1. Step\n\n   ```tsx file="react-quick-start/src/main.tsx"\n   ```\n\nEnd.\n');
    expect(page).toMatch(/\n {3}```tsx title="src\/main\.tsx"\n {3}import [^\n]+\n/);
    expect(page).toMatch(/\n {3}```\n\nEnd\.\n$/);
    expect(page).not.toContain('region');
  });

  it('contains no line marks and no removed lines', () => {
    expect(pageOf('```ts\nold(); // [!code --]\nnew(); // [!code ++]\n```\n')).toMatch(/```ts\nnew\(\);\n```\n$/);
  });

  it('imports the theme components that it uses, and no components of ours', () => {
    const page = pageOf('import A from \'@site/src/a\';\n\n<Tabs>\n<TabItem value="a">`T{:ts}`</TabItem>\n</Tabs>\n');
    expect(page).toMatch(/^---\ntitle: Page\n---\n\nimport Tabs from '@theme\/Tabs';\nimport TabItem /);
    expect(page).not.toContain('@site');
    expect(page).toContain('`T`');
  });

  it('contains no list of symptoms, which the framework does not have', () => {
    expect(pageOf('Text.\n\n<Symptoms />\n')).toBe('---\ntitle: Page\n---\n\nText.\n\n\n');
  });

  it('keeps content that needs no change', () => {
    expect(pageOf('Text with `code`.\n')).toBe('---\ntitle: Page\n---\n\nText with `code`.\n');
  });
});

describe('a table of benchmark results', () => {
  it('aligns figures to the right', () => {
    expect(
      formatColumns([
        ['a', 'n'],
        ['long', '10'],
        ['b', '5'],
      ]),
    ).toBe('a      n\nlong  10\nb      5');
  });

  it('shows the ratio to another value, and no ratio to zero or to the minimum of an empty list', () => {
    expect([ratioCell(1, 2), ratioCell(1, 0), ratioCell(1, Math.min())]).toEqual(['×0.50', '–', '–']);
  });
});

describe('a compared site', () => {
  it('is served with its hashed files cached, whichever generator built it', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'docs-bench-'));
    const files = ['_astro/page.DxYz12ab.js', 'assets/js/main.01234567.js', 'assets/search/manifest.json'];
    for (const file of files) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), '{}');
    }
    try {
      const found = await whileServedCompressed(folder, (baseUrl) =>
        Promise.all(
          files.map(async (file) =>
            (await fetch(`${baseUrl}/${file}`)).headers.get('cache-control')?.split(', ').at(-1),
          ),
        ),
      );
      expect(found).toEqual(['immutable', 'immutable', 'no-cache']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
