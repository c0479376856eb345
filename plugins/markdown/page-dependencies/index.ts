import { readFileSync } from 'node:fs';
import type { Plugin } from '@docusaurus/types';
import type { Compiler, LoaderContext } from '@rspack/core';
import { includedFiles } from './included-files';

const NAME = 'page-dependencies';

/**
 * Makes `docusaurus start` update a page when a file that the page includes changes, because the bundler otherwise
 * watches only the page's own file. Builds don't watch files; see `plugins/client-bundle/build-cache/`.
 */
export default function pageDependencies(): Plugin {
  const apply = ({ hooks, webpack }: Compiler) =>
    hooks.compilation.tap(NAME, (compilation) =>
      webpack.NormalModule.getCompilationHooks(compilation).loader.tap(NAME, addDependencies),
    );
  return {
    name: NAME,
    // The framework's types describe webpack.
    configureWebpack: ({ mode }) =>
      mode === 'development' ? { plugins: [{ apply: (compiler: object) => apply(compiler as Compiler) }] } : {},
  };
}

function addDependencies(context: LoaderContext): void {
  const { resourcePath } = context;
  if (!resourcePath.endsWith('.mdx')) return;
  const { files, folders } = includedFiles(resourcePath, readFileSync(resourcePath, 'utf8'));
  for (const file of files) context.addDependency(file);
  for (const folder of folders) context.addContextDependency(folder);
}
