// Ejected: the original draws with inline styles; this one uses the site's classes and names the way out.
import type { LoadingComponentProps } from 'react-loadable';
import type { ReactNode } from 'react';

/** Shown in the place of a page that is being loaded: nothing at first, a spinner after a while, or what went wrong. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className="loading-error" role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? <div className="loading-spinner" role="status" aria-label="Loading" /> : null;
}
