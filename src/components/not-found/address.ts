import type { RouteMap } from '../../lib/route-map';
import { decoded } from './query';

/** The address of an unknown page, split into version and path. */
export interface Address {
  /** Name of the version. The latest version is used if the address contains no known version. */
  readonly version: string;
  /** Path without the version prefix, an extension such as `.html`, or a trailing slash. */
  readonly path: string;
}

/** Names that other sites use for their unreleased version. */
const unreleased = /^(?:main|master|dev|unreleased|canary)$/i;

/** Names that other sites use for their latest version, and numbers of versions that this site does not have. */
const otherVersion = /^(?:latest|current|stable|v?\d+(?:\.\d+)+)$/i;

/** Splits the path of an unknown address into a version and the path within it. */
export function readAddress(pathname: string, { versions }: Pick<RouteMap, 'versions'>): Address {
  const segments = decoded(pathname)
    .replace(/[.](?:html?|mdx?)$/i, '')
    .split('/')
    .filter(Boolean);
  if (/^(?:index|readme)$/i.test(segments.at(-1) ?? '')) segments.pop();
  const [first = ''] = segments;
  const named = versions.find(({ name }) => first.toLowerCase().replace(/^v(?=\d)/, '') === name);
  const next = versions.find(({ name }) => name === 'next');
  const version = named ?? (unreleased.test(first) ? next : undefined);
  if (version !== undefined || otherVersion.test(first)) segments.shift();
  return { version: (version ?? latestOf(versions)).name, path: `/${segments.join('/')}` };
}

/** Returns the latest version, whose paths have no prefix. */
function latestOf(versions: RouteMap['versions']): RouteMap['versions'][number] {
  return versions.find(({ prefix }) => prefix === '') ?? { name: '', prefix: '' };
}
