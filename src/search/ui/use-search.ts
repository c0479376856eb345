import { useEffect, useMemo, useState } from 'react';
import type { MergedAnswer } from '@site/src/search/engine/merge';
import { askWorker, SearchUnavailable } from './client';
import type { SearchFailure } from './protocol';
import { versionsInScope, type SearchSite } from './search-site';

/** State of a search. */
export type SearchState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly text: string; readonly answer: MergedAnswer }
  | { readonly status: 'failed'; readonly failure: SearchFailure };

type Outcome = { readonly scope: string; readonly attempt: number; readonly state: SearchState };

/**
 * Searches while the reader types. The last response stays until the next one arrives.
 *
 * @param text - text in the input; if it is empty, only the files are loaded.
 * @param scope - name of a version, or `all` for all versions.
 * @returns the state and a function that tries again after a failure.
 */
export function useSearch(
  site: SearchSite,
  text: string,
  scope: string,
  maxHits?: number,
): { state: SearchState; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const { folder, from, versions: all, readersVersion } = site;
  const versions = useMemo(() => versionsInScope(all, readersVersion, scope), [all, readersVersion, scope]);

  useEffect(() => {
    let isCurrent = true;
    const settle = (state: SearchState) => isCurrent && setOutcome({ scope, attempt, state });
    askWorker({ folder, versions, text, from, maxHits }).then(
      (answer) => settle({ status: 'ready', text, answer }),
      (error: unknown) =>
        settle({ status: 'failed', failure: error instanceof SearchUnavailable ? error.failure : 'unavailable' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [folder, versions, text, from, maxHits, scope, attempt]);

  const isKnown = outcome?.scope === scope && outcome.attempt === attempt;
  return { state: isKnown ? outcome.state : { status: 'loading' }, retry: () => setAttempt(attempt + 1) };
}
