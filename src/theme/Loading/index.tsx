// Ejected: the original draws with inline styles and without the frame of the site; this one names the ways out.
import { Context as RouteContext, RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { PageMetadata } from '@docusaurus/theme-common';
import { LoadFailure } from '@site/src/components/load-failure';
import Layout from '@theme/Layout';
import { useContext, type ReactNode } from 'react';
import type { LoadingComponentProps } from 'react-loadable';

/** Shown in the place of a page that is being loaded: nothing at first, a spinner after a while, or what went wrong. */
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

/** The frame of the site, where there is none around: pages of the docs are loaded inside of it, others bring their own. */
function Frame({ children }: { readonly children: ReactNode }): ReactNode {
  const isInside = useContext(RouteContext) !== null;
  if (isInside) return children;
  return (
    <RouteContextProvider value={{ plugin: { name: 'loading', id: 'default' } }}>
      <Layout>{children}</Layout>
    </RouteContextProvider>
  );
}
