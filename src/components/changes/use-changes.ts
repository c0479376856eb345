import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { MetadataWithChanges, PageChanges } from '@site/src/lib/page-changes';

/** Query parameter with the version to compare with. */
const parameter = 'changes';

/** Older versions in which the page is different, newest first. */
export function useOlderVersions(): PageChanges {
  return (useDoc().metadata as MetadataWithChanges).changes ?? {};
}

/** The version to compare the page with; undefined while the page itself is shown. */
export function useComparedVersion(): string | undefined {
  const { search } = useLocation();
  // Pages are built without a query, so they also hydrate without one.
  const isBrowser = useIsBrowser();
  return (isBrowser && new URLSearchParams(search).get(parameter)) || undefined;
}

/** Query that compares a page with an older version. */
export const changesQuery = (version: string): string => `?${parameter}=${encodeURIComponent(version)}`;
