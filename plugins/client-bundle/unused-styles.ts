import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { Plugin } from 'postcss';
import { removeUnusedVariables, variablesUsedIn } from './unused-variables';

const framework = 'node_modules/@docusaurus/{core,plugin-content-docs,theme-classic,theme-common}/lib';
/** Files that contain the class names used on our pages, relative to the project root. */
const sources = ['src/**/*.{ts,tsx}', 'plugins/**/*.ts', `${framework}/**/*.js`];
/** Other style sheets that use variables from Infima. */
const styleSheets = ['src/**/*.css', `${framework}/**/*.css`];

/**
 * Returns a PostCSS plugin that removes unused styles and variables from Infima, the theme's style sheet. This saves 2 KB
 * (Brotli) on every first visit.
 *
 * Each word in a source counts as a class name. Element names are kept, because Markdown creates elements.
 */
export function unusedStyles(siteDir: string): Plugin {
  const inSite = (patterns: readonly string[]) =>
    patterns.map((pattern) => path.posix.join(siteDir.replaceAll(path.sep, '/'), pattern));
  const purge = purgeCss({
    content: inSite(sources),
    safelist: [/^[a-z]+\d?$/],
  }) as Plugin;
  return {
    ...purge,
    async OnceExit(root, helpers) {
      if (!root.source?.input.file?.includes('infima')) return;
      await purge.OnceExit?.(root, helpers);
      removeUnusedVariables(root, variablesUsedIn(await Globby(inSite([...sources, ...styleSheets]))));
      // Otherwise, the bundler reuses cached styles after a source file has started to use another class or variable.
      for (const folder of ['src', 'plugins'])
        helpers.result.messages.push({
          type: 'dir-dependency',
          plugin: purge.postcssPlugin,
          dir: path.join(siteDir, folder),
        });
    },
  };
}
