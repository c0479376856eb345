import { NEXT, releasedVersions, type DocsVersion } from './versions';

/** The path that all routes of a version start with: empty for the latest, which is served from the root. */
export function versionPrefix(version: DocsVersion): string {
  if (version.name === NEXT) return '/next';
  return version.name === releasedVersions()[0] ? '' : `/${version.name}`;
}
