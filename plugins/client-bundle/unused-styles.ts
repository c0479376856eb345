import path from 'node:path';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { Plugin } from 'postcss';

/** Source files for the class names on our pages, relative to the project root. */
const sources = [
  'src/**/*.{ts,tsx}',
  'plugins/**/*.ts',
  'node_modules/@docusaurus/{core,plugin-content-docs,theme-classic,theme-common}/lib/**/*.js',
];

/**
 * PostCSS plugin that removes unused styles from Infima, the style sheet of the theme: 1.5 KB (brotli) on every first visit.
 *
 * Each word in a source counts as a class name. Element names are kept, because Markdown creates elements.
 */
export function unusedStyles(siteDir: string): Plugin {
  const purge = purgeCss({
    content: sources.map((source) => path.posix.join(siteDir.replaceAll(path.sep, '/'), source)),
    safelist: [/^[a-z]+\d?$/],
  }) as Plugin;
  return {
    ...purge,
    async OnceExit(root, helpers) {
      if (root.source?.input.file?.includes('infima')) await purge.OnceExit?.(root, helpers);
    },
  };
}
