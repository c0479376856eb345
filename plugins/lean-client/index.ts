import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DocusaurusConfig, LoadContext, Plugin } from '@docusaurus/types';
import { siteDataModules } from './site-data';

const NAME = 'lean-client';

/** The description of a text to translate, as a field of an object or an attribute of an element: it is a sentence. */
const DESCRIPTION = /\bdescription[:=]\s*(?:'[A-Z](?:[^'\\]|\\.)*'|"[A-Z](?:[^"\\]|\\.)*")\s*,?/;

/** Keeps out of the client what the framework puts in and this site does not use. */
export default function leanClient({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Plugin {
  const resolve = createRequire(path.join(siteDir, 'package.json')).resolve;
  const folderOf = (name: string) => path.dirname(resolve(`${name}/package.json`));
  return {
    name: NAME,
    configureWebpack: (_config, isServer) =>
      isServer ? {} : leanConfig(folderOf, siteDir, writeSiteData(siteConfig, path.join(generatedFilesDir, NAME))),
  };
}

const leanConfig = (folderOf: (name: string) => string, siteDir: string, siteData: Record<string, string>) => {
  const ours = (file: string) => path.join(siteDir, 'plugins/lean-client', file);
  return {
    // The framework's own `@generated` comes after ours.
    mergeStrategy: { 'resolve.alias': 'prepend' as const },
    resolve: {
      alias: {
        ...siteData,
        // Prism, 30 KB: code is highlighted at build.
        [path.join(folderOf('@docusaurus/theme-classic'), 'lib/prism-include-languages')]: ours('nothing.ts'),
      },
    },
    module: {
      rules: [
        {
          // tslib, 3 KB: one function of it is used.
          include: path.join(folderOf('@docusaurus/utils-common'), 'lib'),
          resolve: { alias: { tslib: ours('tslib.ts') } },
        },
        {
          // What `withRouter` needs, 3 KB: hooks took its place.
          include: path.join(folderOf('react-router'), 'esm'),
          resolve: { alias: { 'hoist-non-react-statics': ours('hoist-statics.ts'), 'react-is': ours('nothing.ts') } },
        },
        {
          // Histories in the hash and in memory, 5 KB: the site has the one of the browser.
          include: ['react-router', 'react-router-dom'].map((name) => path.join(folderOf(name), 'esm')),
          resolve: { alias: { history$: ours('browser-history.ts') } },
        },
        {
          // A message to authors, 2 KB, which `baseUrlIssueBanner` in docusaurus.config.ts takes out of the pages alone.
          include: path.join(folderOf('@docusaurus/core'), 'lib/client/App.js'),
          resolve: { alias: { './BaseUrlIssueBanner': ours('no-banner.ts') } },
        },
        {
          // What the framework tells its translators of each text, 1 KB: this site has one language.
          include: ['theme-classic/lib/theme', 'theme-common/lib', 'plugin-content-docs/lib/client'].map((folder) =>
            path.join(siteDir, 'node_modules/@docusaurus', folder),
          ),
          test: /\.js$/,
          enforce: 'pre' as const,
          loader: 'string-replace-loader',
          options: { search: DESCRIPTION.source, flags: 'g', replace: '' },
        },
        {
          // Sorts names of properties, in any order that is always the same. The rules of a language take a phone 50 ms to load.
          include: path.join(siteDir, 'node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js'),
          enforce: 'pre' as const,
          loader: 'string-replace-loader',
          options: { search: 'a[0].localeCompare(b[0])', replace: '(a[0] < b[0] ? -1 : 1)', strict: true },
        },
      ],
    },
  };
};

/** Writes the modules with the site's data, and gives an alias for each. */
function writeSiteData(siteConfig: DocusaurusConfig, folder: string): Record<string, string> {
  mkdirSync(folder, { recursive: true });
  return Object.fromEntries(
    [...siteDataModules(siteConfig)].map(([name, text]) => {
      const file = path.join(folder, `${name}.js`);
      writeFileSync(file, text);
      return [`@generated/${name}$`, file];
    }),
  );
}
