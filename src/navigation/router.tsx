import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import { createBrowserHistory, type History, type Location } from 'history';
import { useState, type Context, type ReactNode } from 'react';
import { __HistoryContext as HistoryContext } from 'react-router';
import { Router } from 'react-router-dom';
import preloadNextPage from '../loading/preload-next-page';
import { holdHistory } from './held-history';
import { comesToPlace, markWhole } from './whole-page';

declare module 'react-router' {
  /** What `useHistory` reads; the types do not have it. */
  export const __HistoryContext: Context<History>;
}

/**
 * The router of the site, which tells all below it of a new address when its page has been loaded. Who listens to the
 * history itself hears at once, such as the search box, which closes.
 */
export function BrowserRouter({ children }: { readonly children: ReactNode }): ReactNode {
  const [history] = useState(createBrowserHistory);
  const [held] = useState(() => preparingDocument(heldBack(history)));
  return (
    <Router history={held}>
      <HistoryContext.Provider value={history}>{children}</HistoryContext.Provider>
    </Router>
  );
}

/** Tells the framework's modules when the reader goes somewhere. */
function heldBack(history: History): History {
  let last = normalizeLocation(history.location);
  dispatchLifecycleAction('onRouteUpdate', { previousLocation: null, location: last });
  return holdHistory(history, async (next: Location) => {
    const previousLocation = last;
    last = normalizeLocation(next);
    const finish = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location: last });
    await preloadNextPage(last.pathname);
    finish();
  });
}

/** Makes the document ready for another page before anything of it is drawn; on the page that is open all stays as it is. */
function preparingDocument(history: History): History {
  let { pathname } = history.location;
  history.listen((location, action) => {
    if (location.pathname !== pathname) {
      markWhole(comesToPlace(action, location));
      leaveLink();
    }
    ({ pathname } = location);
  });
  return history;
}

/** Takes the focus from a link that goes with its page: when it is removed, the browser lays out what is there of the next. */
function leaveLink(): void {
  const link = document.activeElement;
  if (link instanceof HTMLElement && link.matches('main a')) link.blur();
}

// The framework's entry names both; which one it takes is an option that `plugins/navigation` looks at.
export { BrowserRouter as HashRouter };
