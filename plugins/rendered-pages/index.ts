import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { SERVER_FOLDER } from './folder';

/**
 * Renders pages that have changed. The framework renders all pages in each build; here a page is kept with a hash of the
 * code and the content that it was rendered from, and rendered again when that is another one.
 *
 * What the framework makes of it, the whole document with its head, is made each time.
 */
export default function renderedPages({ siteDir }: LoadContext): Plugin {
  return {
    name: 'rendered-pages',
    configureWebpack({ mode, output }, isServer) {
      if (!isServer || mode !== 'production') return {};
      // Read by the threads that render. They are to minify nothing: a quarter of their time, for a hundred bytes of a page.
      process.env[SERVER_FOLDER] = output?.path;
      process.env['SKIP_HTML_MINIFICATION'] = 'true';
      return { entry: { main: path.join(siteDir, 'plugins/rendered-pages/server-entry.ts') } };
    },
  };
}
