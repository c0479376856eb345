import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import { createBrowserHistory, type History, type Location } from 'history';
import { useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import preloadNextPage from '../loading/preload-next-page';
import { holdHistory } from './held-history';

/** The router of the site, which tells all below it of a new address when its page has been loaded. */
export function BrowserRouter({ children }: { readonly children: ReactNode }): ReactNode {
  const [history] = useState(createHeldHistory);
  return <Router history={history}>{children}</Router>;
}

function createHeldHistory(): History {
  const history = createBrowserHistory();
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

// The framework's entry names both; which one it takes is an option that `plugins/navigation` looks at.
export { BrowserRouter as HashRouter };
