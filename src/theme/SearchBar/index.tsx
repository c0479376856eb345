// Provided: the theme leaves the search bar empty. This component is a button that loads the search dialog on demand.
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, type ReactNode } from 'react';
import { isMac } from '@site/src/lib/is-mac';
import { onSearchRequest } from '@site/src/search/ui/request-search';
import { useSearchDialog } from '@site/src/search/ui/use-search-dialog';
import { isSearchShortcut } from '@site/src/client/search-shortcut';

export default function SearchBar(): ReactNode {
  const { state, open, close } = useSearchDialog();
  const { status } = state;
  useShortcuts(open);
  const hasCommandKey = useIsBrowser() && isMac();

  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        aria-expanded={status === 'open'}
        aria-busy={status === 'loading'}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => open()}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="m13 13 5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className="search-button-label">{status === 'loading' ? 'Loading…' : 'Search'}</span>
        <kbd className="search-button-keys" aria-hidden="true">
          {hasCommandKey ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {status === 'failed' && (
        <div className="load-failed" role="alert">
          Search could not be loaded.{' '}
          <button type="button" className="button button--secondary button--sm" onClick={() => open()}>
            Retry
          </button>
        </div>
      )}
      {status === 'outdated' && (
        <div className="load-failed" role="alert">
          The docs have been updated since you opened this page.{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => window.location.reload()}
          >
            Reload
          </button>
        </div>
      )}
      {state.status === 'open' && <state.Dialog text={state.text} onClose={close} />}
    </>
  );
}

/** Opens search on its keyboard shortcuts, and when another component requests it. */
function useShortcuts(open: (text?: string) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    const ignoreRequests = onSearchRequest(open);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      ignoreRequests();
    };
  }, [open]);
}
