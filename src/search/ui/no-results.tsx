import type { ReactNode } from 'react';
import { gapReport } from './addresses';
import { ALL, type SearchSite } from './search-site';

/** Empty state of search, with the next steps a reader can take. */
export function NoResults({
  site,
  text,
  scope,
  onSearchAll,
}: {
  readonly site: SearchSite;
  readonly text: string;
  readonly scope: string;
  readonly onSearchAll: () => void;
}): ReactNode {
  const where = scope === ALL ? 'any version' : scope;
  return (
    <div className="search-notice">
      <p>
        No results for “{text}” in {where}.
      </p>
      <p className="search-notice-actions">
        {scope !== ALL && (
          <button type="button" className="button button--secondary button--sm" onClick={onSearchAll}>
            Search all versions
          </button>
        )}
        <a
          href={gapReport(site.issuesUrl, text, scope === ALL ? 'all versions' : scope)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Report missing content
        </a>
      </p>
    </div>
  );
}
