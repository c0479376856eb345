import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { samplesOfPage } from '../../plugins/markdown/code-samples/page-samples';
import { filesIn, isOwn } from '../../plugins/shared/files';
import { docsVersion } from '../../plugins/shared/versions';

test('the files of a project are those that neither installing nor running it has created', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-files-'));
  const files = [
    'app/main.py',
    'app/.venv/lib/a.py',
    'app/__pycache__/main.pyc',
    'app/node_modules/a/index.js',
    'b.ts',
  ];
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  expect(filesIn(folder)).toEqual([...files].sort());
  expect(filesIn(folder).filter(isOwn)).toEqual(['app/main.py', 'b.ts']);
  rmSync(folder, { recursive: true });
});

test('a page that is not valid MDX has no samples, because the content check reports it', () => {
  const page = (source: string) => ({ file: 'docs/page.mdx', path: 'page.mdx', source, frontMatter: {} });
  const fence = '```ts\nconst one = 1;\n```\n';
  const samples = (source: string) => samplesOfPage(page(source), docsVersion('next')).map(({ code }) => code);
  expect(samples(fence)).toEqual(['const one = 1;']);
  // The second call reads the cache.
  expect(samples(fence)).toEqual(['const one = 1;']);
  expect(samples(`${fence}\n<b>text\n`)).toEqual([]);
});
