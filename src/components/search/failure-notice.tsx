import type { ReactNode } from 'react';
import type { SearchFailure } from './protocol';

/** Says why search cannot answer, and what the reader can do. */
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
          ? 'The docs were updated since you opened this page. Reload it to search.'
          : 'The search index could not be loaded. Check your connection; the rest of the page works.'}
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
