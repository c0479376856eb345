// Ejected: the original uses inline styles and no site layout; this one offers ways to recover.
import { Context as RouteContext, RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { PageMetadata } from '@docusaurus/theme-common';
import { LoadFailure } from '@site/src/components/load-failure';
import Layout from '@theme/Layout';
import { useContext, type ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';

/** Placeholder for a loading page: nothing at first, then a spinner, or the error. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <Frame>
        <PageMetadata title="Page could not be loaded" />
        <LoadFailure error={error as unknown} onRetry={retry} />
      </Frame>
    );
  }
  return pastDelay ? <div className="loading-spinner" role="status" aria-label="Loading" /> : null;
}

/** Adds the site layout where it is missing. Docs pages load inside the layout, and other pages include their own. */
function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  const isInside = useContext(RouteContext) !== null;
  if (isInside) return children;
  return (
    <RouteContextProvider value={{ plugin: { name: 'loading', id: 'default' } }}>
      <Layout>{children}</Layout>
    </RouteContextProvider>
  );
}
