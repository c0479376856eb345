import type { ReactNode } from 'react';
import type { SearchFailure } from './protocol';

/** Error message for a failed search, with a button to retry or to reload the page. */
export function FailureNotice({
  failure,
  onRetry,
}: {
  readonly failure: SearchFailure;
  readonly onRetry: () => void;
}): ReactNode {
  const isOutdated = failure === 'outdated';
  return (
    <div className="search-notice" role="alert">
      <p>
        {isOutdated
          ? 'The docs have been updated since you opened this page. Reload the page to search.'
          : 'The search index could not be loaded. Check your internet connection and try again.'}
      </p>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={isOutdated ? () => window.location.reload() : onRetry}
      >
        {isOutdated ? 'Reload' : 'Retry'}
      </button>
    </div>
  );
}
