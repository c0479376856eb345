import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import { createBrowserHistory, type Action, type History, type Location } from 'history';
import { startTransition, useState, type Context, type ReactNode } from 'react';
import { __HistoryContext as HistoryContext } from 'react-router';
import { Router } from 'react-router-dom';
import preloadNextPage from '../loading/preload-next-page';
import { holdHistory } from './held-history';
import { showPageFirst } from './page-first';
import { painted } from './painted';
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
  const [held] = useState(() => heldBack(history));
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
  const load = async (next: Location) => {
    const previousLocation = last;
    last = normalizeLocation(next);
    const finish = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location: last });
    await preloadNextPage(last.pathname);
    finish();
  };
  return holdHistory(history, load, pageFirst(history.location));
}

/** Draws a page, and after it has been painted what else knows the address: the menu and the bar. */
function pageFirst({ pathname }: Location) {
  return async (next: Location, action: Action, tell: () => void) => {
    // The document is made ready before anything of another page is drawn; on the page that is open all stays as it is.
    if (next.pathname !== pathname) {
      markWhole(comesToPlace(action, next));
      leaveLink();
    }
    ({ pathname } = next);
    if (!showPageFirst(normalizeLocation(next))) return tell();
    await painted();
    startTransition(tell);
  };
}

/** Takes the focus from a link that goes with its page: when it is removed, the browser lays out what is there of the next. */
function leaveLink(): void {
  const link = document.activeElement;
  if (link instanceof HTMLElement && link.matches('main a')) link.blur();
}

// The framework's entry names both; which one it takes is an option that `plugins/navigation` looks at.
export { BrowserRouter as HashRouter };
