import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { resultsAddress } from './addresses';
import { FailureNotice } from './failure-notice';
import { NoResults } from './no-results';
import { groupsOfAnswer } from './option-groups';
import { OptionRow } from './option-row';
import { ScopeSelect } from './scope-select';
import { ALL, useSearchSite, type SearchSite } from './search-site';
import { statusText } from './status-text';
import { useSearch } from './use-search';

const maxHits = 30;

/**
 * Results page at `/search?q=…&version=…`. Other pages can link to it, and browsers find it through OpenSearch. Search
 * engines list it only once, because the canonical URL has no query.
 */
export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <Layout>
      <PageMetadata
        title="Search"
        description="Search the Fishjam guides and API reference, in one version or across all versions."
      />
      <main className="container search-page">
        <h1>Search</h1>
        {isBrowser ? (
          <SearchForm />
        ) : (
          <p>
            Search requires JavaScript. See the <Link to="/how-to">guides</Link>.
          </p>
        )}
      </main>
    </Layout>
  );
}

function SearchForm(): ReactNode {
  const site = useSearchSite();
  const history = useHistory();
  const base = useBaseUrl('/');
  const query = new URLSearchParams(useLocation().search);
  const text = query.get('q') ?? '';
  const wanted = query.get('version');
  const scope =
    wanted === ALL || site.versions.some(({ name }) => name === wanted) ? (wanted ?? '') : site.readersVersion;
  // Replaces the history entry on every keystroke, so the back button leaves search.
  const show = (newText: string, newScope: string) => history.replace(resultsAddress(base, newText, newScope));
  return (
    <>
      <form role="search" className="search-page-form" onSubmit={(event) => event.preventDefault()}>
        <input
          className="search-input"
          type="search"
          aria-label="Search the docs"
          placeholder="Search for a symbol, task or error"
          autoFocus
          value={text}
          onChange={(event) => show(event.target.value, scope)}
        />
        <ScopeSelect site={site} scope={scope} onChange={(newScope) => show(text, newScope)} />
      </form>
      {text.trim() && <Results site={site} text={text} scope={scope} onSearchAll={() => show(text, ALL)} />}
    </>
  );
}

function Results(props: {
  readonly site: SearchSite;
  readonly text: string;
  readonly scope: string;
  readonly onSearchAll: () => void;
}): ReactNode {
  const { site, text, scope } = props;
  const { state, retry } = useSearch(site, text, scope, maxHits);
  return (
    <>
      <p role="status">{statusText(state, text)}</p>
      {state.status === 'failed' && <FailureNotice failure={state.failure} onRetry={retry} />}
      {state.status === 'ready' && (
        <>
          {state.text === text && state.answer.pages.length === 0 && <NoResults {...props} />}
          {groupsOfAnswer(state.answer).map((group, groupNumber) => (
            <div key={groupNumber} className="search-group">
              {group.isLabelShown && <h2 className="search-group-label">{group.label}</h2>}
              <ul className="search-page-list" aria-label={group.label}>
                {group.options.map((option) => (
                  <li key={option.href}>
                    <Link to={option.href} className={`search-option search-option--${option.type}`}>
                      <OptionRow option={option} isVersionShown={scope === ALL} />
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </>
      )}
    </>
  );
}
