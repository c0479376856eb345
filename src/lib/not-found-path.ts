/**
 * Returns the path of the not-found page of a version.
 *
 * @param prefix - path prefix of the version, such as `/next`; empty for the latest, whose page the framework
 *   creates.
 */
export function notFoundPath(prefix: string): string {
  return `${prefix}/404.html`;
}

/** Whether a path is that of a not-found page. */
export function isNotFoundPath(path: string): boolean {
  return path.endsWith('/404.html');
}
