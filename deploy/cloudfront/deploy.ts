import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../plugins/shared/files';
import { keepAssets } from '../assets/keep-assets';
import type { Aws } from './aws';
import { downloadRelease, publishRelease, type Host, type Release } from './publish';
import { uploadCommands } from './s3-commands';

/** Number of builds whose hashed files are online, including the new one. */
const keptBuilds = 3;

/** Steps of a deploy that depend on the environment. */
export interface Environment {
  readonly aws: Aws;
  /** Compares the site with a release; returns a line for each difference. */
  readonly check: (release: Release) => Promise<string[]>;
  /** Folder for a copy of the release that is online. */
  readonly folder: string;
}

/**
 * Deploys a release to CloudFront. If the site then differs from the release, puts the previous one online again.
 *
 * @param next - the new release; hashed files of earlier builds are added to its site.
 * @returns the problems that were found, and what is online instead. Empty if the release is online.
 * @throws Error if a file of the new release has no media type, if the release that is online cannot be downloaded, or if
 *   its hashed files cannot be added. The site is then unchanged.
 */
export async function deploy(host: Host, next: Release, { aws, check, folder }: Environment): Promise<string[]> {
  // Throws before anything changes; otherwise, the previous release would be uploaded again.
  uploadCommands(next.site, host.bucket, filesIn(next.site));
  const previous = downloadRelease(host, folder, aws);
  const hasPrevious = existsSync(path.join(previous.site, 'index.html'));
  if (hasPrevious) keepAssets(next.site, previous.site, keptBuilds);

  const putOnline = async (release: Release): Promise<string[]> => {
    try {
      publishRelease(host, release, aws);
      return await check(release);
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  };
  const problems = await putOnline(next);
  if (problems.length === 0) return [];
  if (!hasPrevious) return [...problems, 'There is no earlier build to roll back to.'];
  const left = await putOnline(previous);
  const outcome = left.length === 0 ? ['The previous build is online again.'] : ['After the roll back:', ...left];
  return [...problems, ...outcome];
}
