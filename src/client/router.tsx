import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import { createBrowserHistory, type History, type Location } from 'history';
import { useState, type Context, type ReactNode } from 'react';
import { __HistoryContext as HistoryContext } from 'react-router';
import { Router } from 'react-router-dom';
import { holdHistory } from './history';
import { preloadNextPage } from './preload';

declare module 'react-router' {
  /** The context that `useHistory` reads; missing from the types. */
  export const __HistoryContext: Context<History>;
}

/**
 * Router that commits a navigation in a single render, once the next page has been loaded. The framework's router
 * changes the address first and blocks the update further down the tree, so every link on the previous page renders
 * again.
 *
 * `useHistory` returns the window's own history, which changes immediately. The search dialog closes when that history
 * changes.
 */
export default function ClientRouter({ children }: { readonly children: ReactNode }): ReactNode {
  const [history] = useState(createBrowserHistory);
  const [held] = useState(() => holdUntilLoaded(history));
  return (
    <Router history={held}>
      <HistoryContext.Provider value={history}>{children}</HistoryContext.Provider>
    </Router>
  );
}

/** Delays a navigation until the next page is loaded. Notifies the client modules when the navigation begins. */
function holdUntilLoaded(history: History): History {
  let last = normalizeLocation(history.location);
  let finishLast = dispatchLifecycleAction('onRouteUpdate', { previousLocation: null, location: last });
  return holdHistory(history, async (next: Location) => {
    // The reader may leave a page that is still loading. Its progress bar must not start after that.
    finishLast();
    const previousLocation = last;
    last = normalizeLocation(next);
    const finish = dispatchLifecycleAction('onRouteUpdate', { previousLocation, location: last });
    finishLast = finish;
    await preloadNextPage(last.pathname);
    finish();
  });
}
