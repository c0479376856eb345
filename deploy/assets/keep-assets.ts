import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from '../../plugins/shared/files';
import { isHashed, planReleases, readReleases, type Plan, type Release } from './releases';

/** File in each build that lists the releases contained in the build. */
export const MANIFEST = 'assets/releases.json';

/**
 * Copies the hashed files of recent releases into a new build. Also writes the list of releases that the build then
 * contains.
 *
 * Pages from those releases that are still open in a browser can then load their files. Running the function again
 * changes nothing.
 *
 * @param build - folder of the new build; files are added to it.
 * @param previous - folder of the deployed build, including the files added to it.
 * @param keep - number of releases to keep online, including the new one.
 * @returns the plan that was carried out.
 * @throws Error when a folder is not a build, the list of releases is invalid, a listed file is missing, or a file of
 *   the same name has different content. The error lists all problems, and no file is copied.
 */
export function keepAssets(build: string, previous: string, keep: number): Plan {
  const diagnostics = [build, previous].filter((folder) => !existsSync(path.join(folder, 'assets'))).map(notABuild);
  if (path.resolve(build) === path.resolve(previous))
    diagnostics.push(`${previous}: this is the new build itself. Specify a copy of the deployed build.`);
  if (diagnostics.length > 0) throw new Error(diagnostics.join('\n'));

  const online = releasesOf(previous);
  const names = hashedFiles(build);
  const [own] = existsSync(path.join(build, MANIFEST)) ? releasesOf(build) : [];
  const plan = planReleases(own ?? releaseOf(names), online, keep);
  const missing = plan.copied.filter((file) => !existsSync(path.join(previous, file)));
  diagnostics.push(
    ...missing.map((file) => `${path.join(previous, file)}: is listed in ${MANIFEST} but does not exist.`),
  );
  const shared = online.flatMap(({ files }) => files).filter((file) => names.includes(file));
  for (const file of new Set(shared))
    if (existsSync(path.join(previous, file)) && !isSame(path.join(previous, file), path.join(build, file)))
      diagnostics.push(
        `${file}: has the same name but different content in the two builds. Build again from a clean tree.`,
      );
  if (diagnostics.length > 0) throw new Error(diagnostics.join('\n'));

  for (const file of plan.copied) {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
    copyFileSync(path.join(previous, file), path.join(build, file));
  }
  writeFileSync(path.join(build, MANIFEST), `${JSON.stringify({ releases: plan.releases }, null, 1)}\n`);
  return plan;
}

const notABuild = (folder: string) =>
  `${folder}: is not a built site: it has no assets/ folder. Specify the folder of a build.`;

/** Returns the releases whose files a build contains. A build without a list counts as one release. */
function releasesOf(folder: string): readonly Release[] {
  const manifest = path.join(folder, MANIFEST);
  if (!existsSync(manifest)) return [releaseOf(hashedFiles(folder))];
  const releases = readReleases(readFileSync(manifest, 'utf8'));
  if (releases) return releases;
  throw new Error(`${manifest}: is not a valid list of releases. Delete it to count the build as one release.`);
}

function hashedFiles(folder: string): string[] {
  return filesIn(path.join(folder, 'assets'))
    .map((name) => `assets/${name}`)
    .filter(isHashed);
}

const releaseOf = (files: readonly string[]): Release => ({
  id: createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12),
  files,
});

const isSame = (a: string, b: string) => readFileSync(a).equals(readFileSync(b));
