import { execFileSync } from 'node:child_process';
import { recordedInlineParts, writeDeployFiles } from '../deploy/write-files';
import { release, ReleaseError } from '../tools/release/release';
import { root } from '../plugins/shared/versions';

// npm run version:release X

/**
 * Takes the docs snapshot with Docusaurus. The command copies `docs/` and the sidebars, and adds the version to
 * `versions.json`.
 */
const snapshotDocs = (version: string): void => runPackage('docusaurus', 'docs:version', version);

/** Files with records, which are written as plain JSON. */
const records = ['package.json', 'versions.json', 'sdks/**/*.json', 'tests/routes.json', 'plugins/routes/**/*.json'];

const format = (): void => runPackage('prettier', '--write', ...records);

/**
 * Runs a program of an installed package.
 *
 * @throws Error with the program's error messages if it fails.
 */
function runPackage(...args: readonly string[]): void {
  execFileSync('npx', args, { cwd: root, stdio: 'pipe' });
}

const [version] = process.argv.slice(2);
try {
  if (!version) throw new ReleaseError('Which version? For example, run npm run version:release 0.23.0.');
  release(root, version, snapshotDocs, () => {
    format();
    // The former latest version now has a path prefix, which the deploy files must include.
    writeDeployFiles(recordedInlineParts());
  });
  console.log(
    `${version} is released and is now the latest version. Review and commit the changes, and then update the reports: see "Release a version" in README.md.`,
  );
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
