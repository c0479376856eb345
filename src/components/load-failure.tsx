import type { ReactNode } from 'react';

/** Error screen for a page that failed to load. Reloading the whole page helps if the site has a newer build. */
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
