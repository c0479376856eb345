/**
 * Where the page is that is shown for an unknown address of a version.
 *
 * @param prefix - what all paths of the version start with, such as `/next`; empty for the latest, whose page the framework
 *   makes itself.
 */
export function notFoundPath(prefix: string): string {
  return `${prefix}/404.html`;
}

/** Whether a path is that of a not-found page. */
export function isNotFoundPath(path: string): boolean {
  return path.endsWith('/404.html');
}
