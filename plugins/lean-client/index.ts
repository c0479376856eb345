import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Keeps out of the client what the framework adds and this site does not use. */
export default function leanClient({ siteDir }: LoadContext): Plugin {
  const resolve = createRequire(path.join(siteDir, 'package.json')).resolve;
  const folderOf = (name: string) => path.dirname(resolve(`${name}/package.json`));
  const ours = (file: string) => path.join(siteDir, 'plugins/lean-client', file);
  const config = {
    resolve: {
      alias: {
        // Prism, 28 KB: code is highlighted at build time.
        [path.join(folderOf('@docusaurus/theme-classic'), 'lib/prism-include-languages')]: ours('nothing.ts'),
      },
    },
    module: {
      rules: [
        {
          // tslib, 3 KB: only one function of it is used.
          include: path.join(folderOf('@docusaurus/utils-common'), 'lib'),
          resolve: { alias: { tslib: ours('tslib.ts') } },
        },
        {
          // Sorts property names; any stable order does. `localeCompare` loads ICU collation: 50 ms on a slow phone.
          include: path.join(siteDir, 'node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js'),
          enforce: 'pre' as const,
          loader: 'string-replace-loader',
          options: { search: 'a[0].localeCompare(b[0])', replace: '(a[0] < b[0] ? -1 : 1)', strict: true },
        },
      ],
    },
  };
  return { name: 'lean-client', configureWebpack: (_config, isServer) => (isServer ? {} : config) };
}
