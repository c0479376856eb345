import { useActivePluginAndVersion, useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { PLUGIN, type SearchSiteData } from '@site/plugins/search/site/site-data';

/** The scope that means all versions. */
export const ALL = 'all';

/** What can be searched, and where the reader is. */
export interface SearchSite extends SearchSiteData {
  /** Name of the version that the reader is in, or was in last. */
  readonly readersVersion: string;
  /** Path of the reader's page, without the prefix of its version. */
  readonly from: string;
}

/** Reads the site's data and the place of the reader. */
export function useSearchSite(): SearchSite {
  const data = usePluginData(PLUGIN) as SearchSiteData;
  const { pathname } = useLocation();
  const active = useActivePluginAndVersion()?.activeVersion;
  const { preferredVersion } = useDocsPreferredVersion();
  // The path of a version in the docs plugin's data is its prefix; the name of the next one differs from ours. A page
  // outside the docs belongs to no version: there the reader's last one counts.
  const isOutside = pathname.endsWith('/search');
  const path = ((isOutside ? undefined : active) ?? preferredVersion)?.path.replace(/\/$/, '');
  const version = data.versions.find(({ prefix }) => prefix === path) ?? data.versions[0];
  return { ...data, readersVersion: version?.name ?? '', from: pathname.slice(version?.prefix.length ?? 0) };
}

/** Names of the versions of a scope, the reader's first. */
export function versionsInScope(versions: SearchSite['versions'], readersVersion: string, scope: string): string[] {
  const names = versions.map(({ name }) => name);
  if (scope !== ALL) return names.filter((name) => name === scope);
  return names.toSorted((a, b) => Number(b === readersVersion) - Number(a === readersVersion));
}
