import type { ReactNode } from 'react';

interface Props {
  readonly onRetry: () => void;
}

/** Shown when the changes view, or a version of the page, could not be loaded. */
export function ChangesFailure({ onRetry }: Props): ReactNode {
  return (
    <div role="alert">
      <p>The changes could not be loaded. Check your internet connection and try again.</p>
      <button type="button" className="button button--secondary" onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
