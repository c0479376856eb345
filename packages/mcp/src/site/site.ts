/** Built site that the server reads. */
export interface Site {
  /** Folder or address of the site. */
  readonly place: string;
  /**
   * Reads a text file.
   *
   * @param path - path of the file, as in a URL, with a leading slash.
   * @throws NotOnSite when the site does not have the file, or the path leads outside the site.
   * @throws UserError when the file has moved, with its new path.
   */
  read(path: string): Promise<string>;
}

/** Thrown when the site does not have a file. */
export class NotOnSite extends Error {
  override readonly name = 'NotOnSite';
}

/** Largest file that is read, in bytes. */
export const largestFile = 8 * 1024 * 1024;

/** Pattern for paths of the site's own files. Excludes encoded characters and names that start with a dot. */
const ownPath = /^(?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;
const longestPath = 300;

/** Checks that a path could belong to the site. Throws `NotOnSite` otherwise. */
export function checkPath(path: string): void {
  if (path.length > longestPath || !ownPath.test(path))
    throw new NotOnSite(`${JSON.stringify(path.slice(0, 100))} is not a path of the docs.`);
}
