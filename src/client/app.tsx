// The root component of the client. Unlike the framework's `App.js`, which it replaces, it does not block navigation
// updates, because our router delays them. The server renders the framework's component, which produces the same
// markup.
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import ClientLifecyclesDispatcher from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import HasHydratedDataAttribute from '@docusaurus/core/lib/client/hasHydratedDataAttribute';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import SiteMetadataDefaults from '@docusaurus/core/lib/client/SiteMetadataDefaults';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import renderRoutes from '@docusaurus/renderRoutes';
import { useLocation } from '@docusaurus/router';
import routes from '@generated/routes';
import Root from '@theme/Root';
import SiteMetadata from '@theme/SiteMetadata';
import ThemeProvider from '@theme/ThemeProvider';
import type { Location } from 'history';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { HYDRATED } from './hydrated';

const pages = renderRoutes(routes);

/** Renders the page at the current address, and notifies the client modules when it has been committed. */
function Navigation(): ReactNode {
  const address = useLocation();
  const location = useMemo(() => normalizeLocation(address), [address]);
  const [visit, setVisit] = useState<{ readonly location: Location; readonly previous: Location | null }>({
    location,
    previous: null,
  });
  if (visit.location !== location) setVisit({ location, previous: visit.location });
  return (
    <ClientLifecyclesDispatcher previousLocation={visit.previous} location={location}>
      <Route location={location} render={() => pages} />
    </ClientLifecyclesDispatcher>
  );
}

export default function App(): ReactNode {
  // Runs after the effects of all components below.
  useEffect(() => void document.dispatchEvent(new Event(HYDRATED)), []);
  return (
    <ErrorBoundary>
      <DocusaurusContextProvider>
        <BrowserContextProvider>
          <Root>
            <ThemeProvider>
              <SiteMetadataDefaults />
              <SiteMetadata />
              <Navigation />
            </ThemeProvider>
          </Root>
          <HasHydratedDataAttribute />
        </BrowserContextProvider>
      </DocusaurusContextProvider>
    </ErrorBoundary>
  );
}
