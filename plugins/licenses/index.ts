import type { Compiler } from '@rspack/core';
import type { Plugin } from '@docusaurus/types';
import { LicenseWebpackPlugin } from 'license-webpack-plugin';
import { licensePolicy, textOf } from '../../supply-chain/files';
import { isAllowed } from '../../supply-chain/licenses';
import { throwFaults, type Fault } from '../shared/faults';
import { noticeOf, type ShippedPackage } from './notice';

/** Address of the notice, below the root of the site. */
const noticeFile = 'third-party-licenses.txt';

/** What is shipped and is no module of a package. */
const font: ShippedPackage = { name: 'Figtree', license: 'OFL-1.1', text: textOf('src/fonts', 'LICENSE') };

/**
 * Publishes the licences of the packages that readers get a copy of: scripts, styles, the worker of search, the font.
 * Nearly all ask for it, and the minimiser takes out the comments that would do it.
 *
 * The build fails with ContentFaults when one of them has no text, or a licence that `supply-chain/records/licenses.json` does not
 * allow for what is shipped.
 */
export default function licenses(): Plugin {
  const faults: Fault[] = [];
  const { shipped } = licensePolicy();
  const packages: { name: string; directory: string }[] = [];
  const plugin = new LicenseWebpackPlugin({
    additionalModules: packages,
    outputFilename: noticeFile,
    perChunkOutput: false,
    addBanner: false,
    skipChildCompilers: false,
    // All packages are in `additionalModules`; to look for them in a thousand chunks as well takes seconds.
    chunkIncludeExcludeTest: { include: ['main'] },
    // Published without a licence file: the one has its text in the readme, the other in its repository only.
    licenseFileOverrides: { isarray: 'README.md' },
    licenseTextOverrides: { infima: textOf('supply-chain/records/license-texts', 'infima.txt') },
    unacceptableLicenseTest: (license) => !isAllowed(license, shipped),
    handleUnacceptableLicense: (name, license) => {
      faults.push({
        file: `node_modules/${name}`,
        what: `Readers get a copy of it, and its licence "${license}" is not one of those that are shipped.`,
        fix: 'Use another package, or add the licence to "shipped" in supply-chain/records/licenses.json.',
      });
    },
    handleMissingLicenseText: (name) => {
      faults.push({
        file: `node_modules/${name}`,
        what: 'Readers get a copy of it, and it has no text of its licence.',
        fix: 'Say in plugins/licenses/index.ts where the text is.',
      });
      return null;
    },
    renderLicenses: (modules) => {
      throwFaults(faults);
      const works = modules.map(({ name, packageJson, licenseId, licenseText }) => ({
        name: `${name} ${packageJson?.version}`,
        license: licenseId ?? '',
        text: licenseText ?? '',
      }));
      return noticeOf([...works, font].sort((a, b) => (a.name < b.name ? -1 : 1)));
    },
  });
  return {
    name: 'licenses',
    configureWebpack: (config, isServer) =>
      // Nothing is shipped of what renders the pages, nor while somebody writes.
      isServer || config.mode === 'development'
        ? {}
        : { plugins: [new BundledPackages(packages) as never, plugin as never] },
  };
}

/**
 * Lists the packages of all modules before the bundler joins modules: the plugin for licences does not see what is in a
 * joined one.
 */
class BundledPackages {
  /** @param packages - receives each package once. */
  constructor(private readonly packages: { name: string; directory: string }[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('licenses', (compilation) => {
      compilation.hooks.finishModules.tap('licenses', (modules) => {
        const found = new Map<string, string>();
        for (const module of modules) {
          const { resource = '' } = module as { readonly resource?: string };
          // The last folder of packages, because one may have packages of its own.
          const [, directory, name] = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))/.exec(resource) ?? [];
          if (directory && name) found.set(directory, name);
        }
        this.packages.splice(0, Infinity, ...[...found].map(([directory, name]) => ({ name, directory })));
      });
    });
  }
}
