import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { policies } from '../../src/lib/trusted-types-policies';
import { compileHints } from './compile-hints';
import { completeHtml } from './complete-html';
import { hydrationRule, reactChunk } from './hydration';
import { trims } from './trims';
import { unusedStyles } from './unused-styles';
import { versionChunks } from './version-manifests';

/**
 * Builds the client from our own entry, `src/client/entry.tsx`, and makes a page load only a boot script until the
 * reader interacts with it. See "The client" in DESIGN.md.
 */
export default function clientBundle(context: LoadContext): Plugin {
  const { siteDir, siteConfig } = context;
  if (siteConfig.future.experimental_router !== 'browser')
    throw new Error('src/client/router.tsx supports `future.experimental_router: "browser"` only. Remove the option.');
  const client = (file: string) => path.join(siteDir, 'src/client', file);
  const versions = versionChunks(context);
  return {
    name: 'client-bundle',

    // Every `import()` on the site goes through this module.
    getClientModules: () => [client('recovery/chunk-loader.ts')],

    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer) return { module: { rules: [hydrationRule(siteDir)] } };
      const isBuild = process.env.NODE_ENV === 'production';
      const chunks = isBuild ? versions.configure() : undefined;
      const main = client('entry.tsx');
      return {
        // Our aliases must precede the framework's own.
        mergeStrategy: { 'resolve.alias': 'prepend' },
        // `docusaurus start` renders pages in the browser, so it loads the client immediately.
        entry: isBuild
          ? { main, boot: standalone(client('boot/index.ts')), guard: standalone(client('guard.ts')) }
          : main,
        output: { trustedTypes: policies.bundler, ...chunks?.output },
        resolve: { alias: { ...trims(siteDir).alias, ...chunks?.alias } },
        module: { rules: [hydrationRule(siteDir), ...trims(siteDir).rules] },
        // Each page is a single chunk; modules that several pages share are in the main script.
        optimization: {
          splitChunks: { cacheGroups: { react: reactChunk, ...(isBuild && { defaultVendors: false }) } },
        },
        plugins: [compileHints(currentBundler.instance), ...(chunks?.plugins ?? [])],
      } as never;
    },

    configurePostCss(options) {
      if (process.env.NODE_ENV === 'production') options.plugins.push(unusedStyles(siteDir));
      return options;
    },

    postBuild: ({ outDir }) => completeHtml(outDir, versions.scriptsOfPages()),
  };
}

/** Describes an entry whose file includes the bundler's runtime. */
const standalone = (file: string) => ({ import: file, runtime: false as const });
