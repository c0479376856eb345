import { useActivePluginAndVersion, useDocsPreferredVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { isOutsideDocs } from '@site/src/lib/outside-docs';
import { PLUGIN, type SearchSiteData } from '@site/src/search/site-data';

/** Scope that includes all versions. */
export const ALL = 'all';

/** Searchable versions and the reader's location. */
export interface SearchSite extends SearchSiteData {
  /** Name of the reader's current or last version. */
  readonly readersVersion: string;
  /** Path of the reader's page, without the prefix of its version. */
  readonly from: string;
}

/** Returns the site's search data and the reader's location. */
export function useSearchSite(): SearchSite {
  const data = usePluginData(PLUGIN) as SearchSiteData;
  const { pathname } = useLocation();
  const active = useActivePluginAndVersion()?.activeVersion;
  const { preferredVersion } = useDocsPreferredVersion();
  // Versions are matched by path, because the docs plugin uses a different name for the next version. A page outside
  // the docs belongs to no version, so the reader's last version is used.
  const path = ((isOutsideDocs(pathname) ? undefined : active) ?? preferredVersion)?.path.replace(/\/$/, '');
  const version = data.versions.find(({ prefix }) => prefix === path) ?? data.versions[0];
  return { ...data, readersVersion: version?.name ?? '', from: pathname.slice(version?.prefix.length ?? 0) };
}

/** Returns the names of the versions in a scope, the reader's version first. */
export function versionsInScope(versions: SearchSite['versions'], readersVersion: string, scope: string): string[] {
  const names = versions.map(({ name }) => name);
  if (scope !== ALL) return names.filter((name) => name === scope);
  return names.toSorted((a, b) => Number(b === readersVersion) - Number(a === readersVersion));
}
