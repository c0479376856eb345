import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Keeps out of the client what the framework puts in and this site does not use. */
export default function leanClient({ siteDir }: LoadContext): Plugin {
  const resolve = createRequire(path.join(siteDir, 'package.json')).resolve;
  const folderOf = (name: string) => path.dirname(resolve(`${name}/package.json`));
  return {
    name: 'lean-client',
    configureWebpack: (_config, isServer) => (isServer ? {} : leanConfig(folderOf, siteDir)),
  };
}

const leanConfig = (folderOf: (name: string) => string, siteDir: string) => ({
  resolve: {
    alias: {
      // Prism, 30 KB: code is highlighted at build.
      [path.join(folderOf('@docusaurus/theme-classic'), 'lib/prism-include-languages')]: false as const,
    },
  },
  module: {
    rules: [
      {
        // tslib, 3 KB: one function of it is used.
        include: path.join(folderOf('@docusaurus/utils-common'), 'lib'),
        resolve: { alias: { tslib: path.join(siteDir, 'plugins/lean-client/tslib.ts') } },
      },
    ],
  },
});
