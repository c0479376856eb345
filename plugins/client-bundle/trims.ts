import path from 'node:path';

/** Removes code that the framework adds and this site does not use. */
export function trims(siteDir: string) {
  const framework = path.join(siteDir, 'node_modules/@docusaurus');
  const ours = (file: string) => path.join(siteDir, 'plugins/client-bundle', file);
  return {
    alias: {
      // Prism, 28 KB: code is highlighted at build time.
      [path.join(framework, 'theme-classic/lib/prism-include-languages')]: ours('nothing.ts'),
    },
    rules: [
      {
        // tslib, 3 KB: only one of its functions is used.
        include: path.join(framework, 'utils-common/lib'),
        resolve: { alias: { tslib: ours('tslib.ts') } },
      },
      {
        // The framework sorts property names here, and any stable order works. `localeCompare` loads ICU collation,
        // which takes 50 ms on a slow phone.
        include: path.join(framework, 'theme-common/lib/utils/reactUtils.js'),
        enforce: 'pre',
        loader: 'string-replace-loader',
        options: { search: 'a[0].localeCompare(b[0])', replace: '(a[0] < b[0] ? -1 : 1)', strict: true },
      },
      {
        // Options that only the build reads, 0.7 KB. The framework copies the whole configuration into its client.
        include: path.join(siteDir, '.docusaurus/docusaurus.config.mjs'),
        enforce: 'pre',
        loader: 'string-replace-loader',
        options: {
          search: /^ {2}"(?:ssrTemplate|themes|plugins|clientModules)": [^]*?(?=^(?: {2}"|\}))/gm,
          replace: '',
          strict: true,
        },
      },
    ],
  };
}
