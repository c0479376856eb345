import { spawnSync } from 'node:child_process';
import { recordedInlineParts, writeDeployFiles } from '../deploy/write-files';
import { release, ReleaseError } from '../tools/release/release';
import { root } from '../plugins/shared/versions';

// npm run version:release X

/**
 * Takes the docs snapshot with Docusaurus. The command copies `docs/` and the sidebars, and adds the version to
 * `versions.json`.
 */
function snapshotDocs(version: string): void {
  const { status, stderr, stdout } = spawnSync('npx', ['docusaurus', 'docs:version', version], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`docusaurus docs:version exited with code ${status}.\n${stdout}${stderr}`);
}

/** Formats the records, which are written as plain JSON. */
function format(): void {
  const { status, stderr } = spawnSync(
    'npx',
    [
      'prettier',
      '--write',
      'package.json',
      'versions.json',
      'sdks/**/*.json',
      'tests/routes.json',
      'plugins/routes/**/*.json',
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`prettier exited with code ${status}.\n${stderr}`);
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
