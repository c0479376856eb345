import { useId, type ReactNode } from 'react';
import { ALL, type SearchSite } from './search-site';

/** Select for the version to search, or all versions. */
export function ScopeSelect({
  site,
  scope,
  onChange,
}: {
  readonly site: SearchSite;
  readonly scope: string;
  readonly onChange: (scope: string) => void;
}): ReactNode {
  const id = useId();
  return (
    <span className="search-scope">
      <label htmlFor={id}>Version</label>
      <select id={id} value={scope} onChange={(event) => onChange(event.target.value)}>
        {site.versions.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value={ALL}>All versions</option>
      </select>
    </span>
  );
}
