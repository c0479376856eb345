import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { MetadataWithChanges, PageChanges } from '@site/src/lib/page-changes';

/** Name of the query parameter for the version to compare with. */
const parameter = 'changes';

/** Returns the older versions in which the page is different, newest first. */
export function useOlderVersions(): PageChanges {
  return (useDoc().metadata as MetadataWithChanges).changes ?? {};
}

/** Returns the version to compare the page with, or undefined while the page itself is shown. */
export function useComparedVersion(): string | undefined {
  const { search } = useLocation();
  // Pages are built without a query, so they also hydrate without one.
  const isBrowser = useIsBrowser();
  return (isBrowser && new URLSearchParams(search).get(parameter)) || undefined;
}

/** Returns the query that compares a page with an older version. */
export const changesQuery = (version: string): string => `?${parameter}=${encodeURIComponent(version)}`;
