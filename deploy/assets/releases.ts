/** Hashed files of one build, as recorded for later builds. */
export interface Release {
  /** Hash of the file names. Builds with the same file names are the same release. */
  readonly id: string;
  /** Paths below the site's root, sorted, with forward slashes. */
  readonly files: readonly string[];
}

/** Files to keep and to drop, so that open pages can still load the files of older releases. */
export interface Plan {
  /** Releases that are online after the deploy, newest first. */
  readonly releases: readonly Release[];
  /** Sorted list of the files that a kept release needs but the new build lacks. */
  readonly copied: readonly string[];
  /** Sorted list of the files that no kept release needs. */
  readonly dropped: readonly string[];
}

/**
 * Whether a file name contains a content hash. Such files of several builds can share a folder.
 *
 * Such a file is under `assets/`, and its extension follows a hash of six or more characters from the bundler or our
 * plugins.
 */
export function isHashed(file: string): boolean {
  return /^assets\/.*[./-][0-9a-f]{6,32}\.[a-z0-9]+$/.test(file);
}

/**
 * Plans which files of older releases go into a new build.
 *
 * @param current - files of the new build.
 * @param previous - releases that are online, newest first.
 * @param keep - number of releases that are online after the deploy, including the new one.
 */
export function planReleases(current: Release, previous: readonly Release[], keep: number): Plan {
  // Deploying the same build again must not displace an older release.
  const older = previous.filter(({ id }) => id !== current.id);
  const releases = [current, ...older].slice(0, keep);
  const own = new Set(current.files);
  const needed = new Set(releases.flatMap(({ files }) => files));
  const online = sorted(previous.flatMap(({ files }) => files));
  return {
    releases,
    copied: sorted([...needed]).filter((file) => !own.has(file)),
    dropped: online.filter((file) => !needed.has(file)),
  };
}

function sorted(files: readonly string[]): string[] {
  return [...new Set(files)].sort();
}

/**
 * Reads the list of releases.
 *
 * @param text - JSON that an earlier run has written.
 * @returns the releases; undefined if the text is not a valid list.
 */
export function readReleases(text: string): readonly Release[] | undefined {
  try {
    const { releases } = JSON.parse(text) as { releases?: unknown };
    return Array.isArray(releases) && releases.length > 0 && releases.every(isRelease) ? releases : undefined;
  } catch {
    return undefined;
  }
}

function isRelease(value: unknown): value is Release {
  if (typeof value !== 'object' || value === null) return false;
  const { id, files } = value as Partial<Release>;
  // A path such as `assets/../../x.00000000.js` would lead outside the folder.
  const isFile = (file: unknown) => typeof file === 'string' && isHashed(file) && !file.split('/').includes('..');
  return typeof id === 'string' && Array.isArray(files) && files.every(isFile);
}
