import type { ReactNode } from 'react';

/** Says that a page did not come, and what the reader can do: fetch what is missing, or all of it, as a newer build may need. */
export function LoadFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }): ReactNode {
  return (
    <main className="container loading-error">
      <div role="alert">
        <h1>This page could not be loaded</h1>
        <p>Check your internet connection and try again.</p>
        <button type="button" className="button button--primary" onClick={onRetry}>
          Retry
        </button>{' '}
        <button type="button" className="button button--secondary" onClick={() => window.location.reload()}>
          Reload page
        </button>
        <p className="loading-error-detail">{String(error)}</p>
      </div>
    </main>
  );
}
