import path from 'node:path';
import { packageNames } from '../../plugins/api-reference/packages';
import { root, type DocsVersion } from '../../plugins/shared/versions';
import type { Sdk } from '../../src/lib/sdks';
import { comparePackage, type Comparison, type Report } from './compare-package';
import { installPackage } from './install-package';
import { compareSources } from './python/compare-sources';
import { getPythonPackage } from './python/get-package';

/** A release of an SDK, compared with a version of the docs. */
export interface ComparedRelease {
  /** Name of the package. */
  readonly name: string;
  readonly release: string;
  readonly report: Report;
  /** The compiled declarations; undefined for Python. */
  readonly comparison?: Comparison;
}

/** Folder for downloads of packages. */
const downloads = path.join(root, '.cache/sdk-diff');

/**
 * Gets a release of an SDK and compares it with a version of the docs. Nothing in the package is run.
 *
 * @param source - version in the registry, `latest`, or the path of a folder or an archive.
 * @throws Error if the release is not available, belongs to another package, or cannot be read.
 */
export async function compareRelease(version: DocsVersion, sdk: Sdk, source: string): Promise<ComparedRelease> {
  const name = packageNames[sdk];
  if (sdk === 'server-python') {
    const python = await getPythonPackage(path.join(downloads, 'python'), name, source);
    return { name, release: python.version, report: await compareSources(version, python.folder) };
  }
  const installed = installPackage(path.join(downloads, sdk), name, source);
  const comparison = comparePackage(version, sdk, installed, name.replace(/\/.*/, '/'));
  return { name, release: installed.version, report: comparison.report, comparison };
}
