import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The framework's files that tell the page, once it has come to life, what the server did not know of the reader. */
const telling = [
  'core/lib/client/browserContext.js',
  'plugin-content-docs/lib/client/docsPreferredVersion.js',
  'theme-common/lib/contexts/colorMode.js',
  'theme-common/lib/contexts/navbarSecondaryMenu/content.js',
  'theme-common/lib/contexts/navbarSecondaryMenu/display.js',
  'theme-common/lib/hooks/useWindowSize.js',
];

/** React is a script of its own: it runs in a task of its own, and readers keep it when the rest has changed. */
const reactChunk = {
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'initial',
  enforce: true,
} as const;

/**
 * Has a page come to life in short steps, between which the browser answers to the reader. React works so by itself; but
 * what these files set was drawn in one long step, in which all that was not alive yet had to come to life.
 *
 * @throws Error when the framework has no longer one of the files.
 */
export default function hydration({ siteDir }: LoadContext): Plugin {
  const files = telling.map((file) => path.join(siteDir, 'node_modules/@docusaurus', file));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length)
    throw new Error(
      `plugins/hydration names files that the framework has no longer:\n${missing.join('\n')}\nName what took their place.`,
    );
  // The framework has an alias for React itself, to its folder.
  const react = path.join(siteDir, 'node_modules/react');
  return {
    name: 'hydration',
    configureWebpack: (_config, isServer) => ({
      optimization: isServer ? {} : { splitChunks: { cacheGroups: { react: reactChunk } } },
      module: {
        rules: [{ include: files, resolve: { alias: { [`${react}$`]: path.join(siteDir, 'src/client/react.ts') } } }],
      },
    }),
  };
}
