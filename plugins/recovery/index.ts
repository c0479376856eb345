import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bootScript } from '../../src/loading/boot-guard';
import { minifiedHtml } from '../shared/minified-html';

/** Which of our functions a file of the framework's client calls in the place of its `./preload`. */
const preloads = {
  'clientEntry.js': 'preload-first-page.ts',
  'docusaurus.js': 'preload-hovered-page.ts',
};

/**
 * Keeps pages alive when files do not come: after a deploy, which takes away what an open page asks for, and when the
 * network fails. What is done then is in `src/loading/`.
 */
export default function recovery({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/loading');
  const client = path.dirname(createRequire(path.join(siteDir, 'x')).resolve('@docusaurus/core/lib/client/preload'));
  return {
    name: 'recovery',
    getClientModules: () => [path.join(folder, 'chunk-loader.ts')],
    injectHtmlTags: () => ({ headTags: [minifiedHtml(`<script>${bootScript()}</script>`)] }),
    configureWebpack: () => ({
      module: {
        rules: Object.entries(preloads).map(([file, replacement]) => ({
          test: path.join(client, file),
          resolve: { alias: { './preload': path.join(folder, replacement) } },
        })),
      },
    }),
  };
}
