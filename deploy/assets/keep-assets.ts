import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isHashed, planReleases, readReleases, type Plan, type Release } from './releases';

/** Where a build says which releases it has files of. */
export const MANIFEST = 'assets/releases.json';

/**
 * Puts the hashed files of the last releases into a new build, so that pages of them that are open in browsers still find
 * what they ask for, and writes down which releases the build has now. Running it again changes nothing.
 *
 * @param build - folder of the new build; files are added to it.
 * @param previous - folder of the build that is online, with what was added to it.
 * @param keep - how many releases stay online, the new one included.
 * @returns what was done.
 * @throws Error when a folder is not a build, the list of releases is not one, a listed file is missing, or a file of the
 *   same name has other content; all of them at once, and nothing is copied then.
 */
export function keepAssets(build: string, previous: string, keep: number): Plan {
  const faults = [build, previous].filter((folder) => !existsSync(path.join(folder, 'assets'))).map(notABuild);
  if (path.resolve(build) === path.resolve(previous))
    faults.push(`${previous}: this is the new build itself. Name a copy of the build that is online.`);
  if (faults.length > 0) throw new Error(faults.join('\n'));

  const online = releasesOf(previous);
  const names = hashedFiles(build);
  const [own] = existsSync(path.join(build, MANIFEST)) ? releasesOf(build) : [];
  const plan = planReleases(own ?? releaseOf(names), online, keep);
  const missing = plan.copied.filter((file) => !existsSync(path.join(previous, file)));
  faults.push(...missing.map((file) => `${path.join(previous, file)}: is listed in ${MANIFEST} and is not there.`));
  const shared = online.flatMap(({ files }) => files).filter((file) => names.includes(file));
  for (const file of new Set(shared))
    if (existsSync(path.join(previous, file)) && !isSame(path.join(previous, file), path.join(build, file)))
      faults.push(
        `${file}: has the same name in both builds, and not the same content. Build again from a clean tree.`,
      );
  if (faults.length > 0) throw new Error(faults.join('\n'));

  for (const file of plan.copied) {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
    copyFileSync(path.join(previous, file), path.join(build, file));
  }
  writeFileSync(path.join(build, MANIFEST), `${JSON.stringify({ releases: plan.releases }, null, 1)}\n`);
  return plan;
}

const notABuild = (folder: string) =>
  `${folder}: is not a built site, it has no folder assets/. Name the folder of a build.`;

/** The releases that a build has files of: those it lists, or itself alone. */
function releasesOf(folder: string): readonly Release[] {
  const manifest = path.join(folder, MANIFEST);
  if (!existsSync(manifest)) return [releaseOf(hashedFiles(folder))];
  const releases = readReleases(readFileSync(manifest, 'utf8'));
  if (releases) return releases;
  throw new Error(`${manifest}: is not a list of releases. Delete it, and the build counts as one release.`);
}

function hashedFiles(folder: string): string[] {
  return readdirSync(path.join(folder, 'assets'), { recursive: true, encoding: 'utf8' })
    .map((name) => `assets/${name.split(path.sep).join('/')}`)
    .filter(isHashed)
    .sort();
}

const releaseOf = (files: readonly string[]): Release => ({
  id: createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12),
  files,
});

const isSame = (a: string, b: string) => readFileSync(a).equals(readFileSync(b));
