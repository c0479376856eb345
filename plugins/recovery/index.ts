import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { bootScript } from '../../src/client/recovery/boot-guard';

/**
 * Builds the client from our own entry, `src/client/`. Its recovery keeps pages readable when files cannot be loaded: after a
 * deploy that removed what an open page asks for, and when the network fails.
 */
export default function recovery({ siteDir }: LoadContext): Plugin {
  return {
    name: 'recovery',
    configureWebpack: (_config, isServer) => (isServer ? {} : { entry: path.join(siteDir, 'src/client/entry.tsx') }),
    getClientModules: () => [path.join(siteDir, 'src/client/recovery/chunk-loader.ts')],
    injectHtmlTags: () => ({ headTags: [`<script>${bootScript()}</script>`] }),
  };
}
