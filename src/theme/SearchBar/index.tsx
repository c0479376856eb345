// Provided: the theme leaves the search bar empty. This component is a button that loads the search dialog on demand.
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { isMac } from '@site/src/lib/is-mac';
import { onSearchRequest } from '@site/src/search/ui/request-search';
import { HeldText } from '@site/src/client/held-text';
import { isOutdated } from '@site/src/client/recovery/outdated';
import { isSearchShortcut } from '@site/src/client/search-shortcut';

type Palette = ComponentType<{ readonly text: string; readonly onClose: () => void }>;
type State = 'closed' | 'loading' | 'open' | 'failed' | 'outdated';

export default function SearchBar(): ReactNode {
  const [state, setState] = useState<State>('closed');
  const [Shown, setShown] = useState<Palette>();
  const [text, setText] = useState('');
  const held = useRef<HeldText>(null);
  const isOpen = state === 'open';
  const open = useCallback(
    async (wanted = '') => {
      // The shortcut also works in the open dialog, which keeps its text.
      if (isOpen) return;
      setText(wanted);
      // Holds text immediately, because effects run only after React has rendered.
      if (held.current?.isDropped !== false) held.current = new HeldText();
      setState('loading');
      try {
        const palette = await import(/* webpackChunkName: "search-palette" */ '@site/src/search/ui/palette');
        setShown(() => palette.default);
        setState('open');
      } catch {
        held.current.drop();
        // The message below offers to try again, or to reload a page whose build is outdated.
        setState((await isOutdated()) ? 'outdated' : 'failed');
      }
    },
    [isOpen],
  );
  const close = useCallback(() => {
    held.current?.drop();
    setState('closed');
  }, []);
  useEffect(() => () => held.current?.drop(), []);
  useShortcuts(open);
  const hasCommandKey = useIsBrowser() && isMac();

  return (
    <>
      <button
        type="button"
        className="search-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={state === 'loading'}
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={() => void open()}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />
          <path d="m13 13 5 5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className="search-button-label">{state === 'loading' ? 'Loading…' : 'Search'}</span>
        <kbd className="search-button-keys" aria-hidden="true">
          {hasCommandKey ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      {state === 'failed' && (
        <div className="load-failed" role="alert">
          Search could not be loaded.{' '}
          <button type="button" className="button button--secondary button--sm" onClick={() => void open()}>
            Retry
          </button>
        </div>
      )}
      {state === 'outdated' && (
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
      {isOpen && Shown && <Shown text={text} onClose={close} />}
    </>
  );
}

/** Opens search on its keyboard shortcuts, and when another component requests it. */
function useShortcuts(open: (text?: string) => Promise<void>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      void open();
    };
    document.addEventListener('keydown', onKeyDown);
    const ignoreRequests = onSearchRequest((text) => void open(text));
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      ignoreRequests();
    };
  }, [open]);
}
