// The client's entry, which replaces the framework's `clientEntry.js` with our router, page loading and app. As in the
// framework, the client modules are imported first, because their style sheets must precede those of components.
import '@generated/client-modules';
import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import { createLocation } from 'history';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import App from './app';
import { preloadFirstPage } from './preload';
import ClientRouter from './router';

declare const module: { readonly hot?: { accept(): void } };

/**
 * Functions that the framework's links call. A failed preload is only logged, because the page is loaded again when the
 * reader opens it.
 */
window.docusaurus = Object.freeze({
  prefetch: (address: string) => docusaurus.prefetch(pathOf(address)),
  preload(address: string) {
    const loaded = docusaurus.preload(pathOf(address));
    if (loaded) loaded.catch((error: unknown) => console.warn(error));
    return loaded;
  },
});

/** Returns the path of an address, without its query and hash. */
const pathOf = (address: string) => address.replace(/[?#].*$/s, '');

const onRecoverableError = (error: unknown, errorInfo: unknown) =>
  console.error('React recovered from an error:', error, errorInfo);

function render(): void {
  const app = (
    <HelmetProvider>
      <ClientRouter>
        <App />
      </ClientRouter>
    </HelmetProvider>
  );
  const container = document.getElementById('__docusaurus');
  if (!container) throw new Error('The page has no element with the id "__docusaurus".');
  if (window.docusaurusRoot) {
    // Hot reload.
    window.docusaurusRoot.render(app);
  } else if (process.env['HYDRATE_CLIENT_ENTRY']) {
    window.docusaurusRoot = hydrateRoot(container, app, { onRecoverableError });
  } else {
    window.docusaurusRoot = createRoot(container, { onRecoverableError });
    window.docusaurusRoot.render(app);
  }
}

void preloadFirstPage(normalizeLocation(createLocation(window.location.pathname)).pathname).then(() =>
  startTransition(render),
);

module.hot?.accept();
