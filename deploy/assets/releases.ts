/** What a build has under its hashed names, as it is written down for the builds after it. */
export interface Release {
  /** Hash of the names: two builds with the same names are the same release. */
  readonly id: string;
  /** Paths below the site's root, sorted, with forward slashes. */
  readonly files: readonly string[];
}

/** What is to be done so that pages of older releases, open in browsers, find their files. */
export interface Plan {
  /** The releases that are online afterwards, the newest first. */
  readonly releases: readonly Release[];
  /** Files that the new build lacks and an older release that stays online needs; sorted. */
  readonly copied: readonly string[];
  /** Files of releases that are too old now; sorted. */
  readonly dropped: readonly string[];
}

/**
 * Whether a file's name tells its content, so that it may stand beside other builds' files: it is below `assets/`, and a
 * hash of six or more characters, such as the bundler and our plugins give, stands before its ending.
 */
export function isHashed(file: string): boolean {
  return /^assets\/.*[./-][0-9a-f]{6,32}\.[a-z0-9]+$/.test(file);
}

/**
 * Plans which files of older releases go into a new build.
 *
 * @param current - what the new build has.
 * @param previous - the releases that are online, the newest first.
 * @param keep - how many releases are online afterwards, the new one included.
 */
export function planReleases(current: Release, previous: readonly Release[], keep: number): Plan {
  // The same build deployed again must not push an older one out.
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
 * @param text - the JSON that a former run has written.
 * @returns the releases; undefined when the text is something else.
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
  // A path such as `assets/../../x.00000000.js` would lead out of the folder.
  const isFile = (file: unknown) => typeof file === 'string' && isHashed(file) && !file.split('/').includes('..');
  return typeof id === 'string' && Array.isArray(files) && files.every(isFile);
}
