import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from '@docusaurus/types';
import { rspack, type RspackPluginInstance } from '@rspack/core';
import { describe, expect, it } from 'vitest';
import pageDependencies from '../../plugins/markdown/page-dependencies';
import { includedFiles } from '../../plugins/markdown/page-dependencies/included-files';

const page = path.resolve('versioned_docs/version-0.22.0/tutorials/page.mdx');

describe('a page', () => {
  it('includes the example files in its fences', () => {
    const source = [
      '1. Step',
      '   ```tsx title="App.tsx" file="call/src/App.tsx" step="3"',
      '   ```',
      '~~~python file="agent/main.py"',
      '~~~',
      'The text `file="none.ts"`.',
    ].join('\n');
    expect(includedFiles(page, source)).toEqual({
      files: [path.resolve('examples/0.22.0/call/src/App.tsx'), path.resolve('examples/0.22.0/agent/main.py')],
      folders: [],
    });
  });

  it('includes the pages of its folder if it lists them', () => {
    expect(includedFiles(page, 'Text.\n\n<SectionPages />\n')).toEqual({ files: [], folders: [path.dirname(page)] });
  });

  it('includes all guides of its version if it lists their symptoms', () => {
    const docs = path.resolve('versioned_docs/version-0.22.0');
    expect(includedFiles(page, 'Text.\n\n<Symptoms />\n')).toEqual({
      files: [],
      folders: [path.join(docs, 'tutorials'), path.join(docs, 'how-to')],
    });
  });

  it('outside the docs includes nothing', () => {
    expect(includedFiles(path.resolve('src/pages/page.mdx'), '<SectionPages />')).toEqual({ files: [], folders: [] });
  });
});

it('makes the bundler watch the files that a page includes', async () => {
  const { configureWebpack } = pageDependencies() as Plugin & {
    configureWebpack: (config: object) => { plugins: RspackPluginInstance[] };
  };
  const output = mkdtempSync(path.join(tmpdir(), 'page-dependencies-'));
  const compiler = rspack({
    mode: 'development',
    entry: ['./docs/tutorials/react-quick-start.mdx', './docs/how-to/backend/index.mdx'],
    module: {
      rules: [{ test: /\.mdx$/, type: 'asset/source', loader: 'string-replace-loader', options: { multiple: [] } }],
    },
    ...configureWebpack({ mode: 'development' }),
    output: { path: output },
  });
  const { compilation } = (await promisify(compiler.run.bind(compiler))())!;
  rmSync(output, { recursive: true });
  expect(compilation.fileDependencies).toContain(path.resolve('examples/next/react-quick-start/src/main.tsx'));
  expect(compilation.contextDependencies).toContain(path.resolve('docs/how-to/backend'));
});
