import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import type { Plugin } from '@docusaurus/types';
import { LicenseWebpackPlugin } from 'license-webpack-plugin';
import { throwDiagnostics, type Diagnostic } from '../../shared/diagnostics';
import { root } from '../../shared/versions';
import { noticeOf, type ShippedPackage } from './notice';
import { isAllowed, licensePolicy, policyFile } from './policy';

/** Path of the notice, below the root of the site. */
const noticeFile = 'third-party-licenses.txt';

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** License of the font, which is shipped but is not part of a bundled package. */
const font: ShippedPackage = { name: 'Figtree', license: 'OFL-1.1', text: textOf('src/fonts/LICENSE') };

/**
 * Publishes the licenses of the font, and of packages in scripts, styles and the search worker.
 *
 * Nearly all licenses require a notice, and the minifier removes the comments that contain it. The build fails with
 * ContentDiagnostics if a package has no license text, or a license that `supply-chain/records/licenses.json` does not
 * allow for shipped code.
 */
export default function licenses(): Plugin {
  const diagnostics: Diagnostic[] = [];
  const { shipped } = licensePolicy();
  const packages: { name: string; directory: string }[] = [];
  const plugin = new LicenseWebpackPlugin({
    additionalModules: packages,
    outputFilename: noticeFile,
    perChunkOutput: false,
    addBanner: false,
    skipChildCompilers: false,
    // All packages are already in `additionalModules`. Searching a thousand chunks for them as well would take seconds.
    chunkIncludeExcludeTest: { include: ['main'] },
    // These packages are published without a license file: one has the text in its readme, the other only in its
    // repository.
    licenseFileOverrides: { isarray: 'README.md' },
    licenseTextOverrides: { infima: textOf('supply-chain/records/license-texts/infima.txt') },
    unacceptableLicenseTest: (license) => !isAllowed(license, shipped),
    handleUnacceptableLicense: (name, license) => {
      diagnostics.push({
        file: `node_modules/${name}`,
        what: `The site ships this package to readers, but its license "${license}" is not allowed for shipped code.`,
        fix: `Use another package, or add the license to "shipped" in ${policyFile}.`,
      });
    },
    handleMissingLicenseText: (name) => {
      diagnostics.push({
        file: `node_modules/${name}`,
        what: 'The site ships this package to readers, but the package has no license text.',
        fix: 'Add the location of the text in plugins/client-bundle/licenses/index.ts.',
      });
      return null;
    },
    renderLicenses: (modules) => {
      throwDiagnostics(diagnostics);
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
      // Skipped for the server bundle, which is not shipped, and with `docusaurus start`.
      isServer || config.mode === 'development'
        ? {}
        : { plugins: [new BundledPackages(packages) as never, plugin as never] },
  };
}

/**
 * Lists the packages of all modules before the bundler concatenates modules, because the license plugin does not see
 * the parts of a concatenated module.
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
          // The last node_modules folder, because packages may be nested.
          const [, directory, name] = /^(.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))/.exec(resource) ?? [];
          if (directory && name) found.set(directory, name);
        }
        this.packages.splice(0, Infinity, ...[...found].map(([directory, name]) => ({ name, directory })));
      });
    });
  }
}
