// Ejected: the button loads the drawer before it opens it, and begins when it is touched or has the focus.
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import IconMenu from '@theme/Icon/Menu';
import { useState, type ReactNode } from 'react';
import { loadDrawer } from '@site/src/components/menu/lazy-drawer';

type State = 'ready' | 'loading' | 'failed';

export default function MobileSidebarToggle(): ReactNode {
  const { toggle, shown } = useNavbarMobileSidebar();
  const [state, setState] = useState<State>('ready');
  const press = async () => {
    // Pressed twice, it would close again what it has just opened.
    if (state === 'loading') return;
    setState('loading');
    try {
      await loadDrawer();
      toggle();
      setState('ready');
    } catch {
      // Told to the reader below, who can try again.
      setState('failed');
    }
  };
  // When this fails, so does the press, and tells it.
  const loadAhead = () => void loadDrawer().catch(() => undefined);

  return (
    <>
      <button
        type="button"
        className="navbar__toggle clean-btn"
        aria-label={translate({
          id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
          message: 'Toggle navigation bar',
        })}
        aria-expanded={shown}
        aria-busy={state === 'loading'}
        onPointerDown={loadAhead}
        onFocus={loadAhead}
        onClick={() => void press()}
      >
        <IconMenu />
      </button>
      {state === 'failed' && (
        <div className="load-failed" role="alert">
          The menu could not be loaded.{' '}
          <button type="button" className="button button--secondary button--sm" onClick={() => void press()}>
            Retry
          </button>
        </div>
      )}
    </>
  );
}
