import type { ClientModule } from '@docusaurus/types';
import { forgetReload } from './reload-once';
import { loadWithRetry } from './retry';

// The bundler's own names for two functions of its runtime; both may be assigned.
// https://rspack.rs/api/runtime-api/module-variables
declare let __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;
declare let __webpack_get_script_filename__: (chunk: string | number) => string;

// Every `import()` on the site goes through here, for pages and for the search dialog.
if (typeof window !== 'undefined') {
  const load = __webpack_chunk_load__;
  const fileName = __webpack_get_script_filename__;
  let query = '';
  __webpack_get_script_filename__ = (chunk) => fileName(chunk) + query;
  __webpack_chunk_load__ = (chunk) =>
    loadWithRetry((attempt) => {
      // The browser or a proxy may have cached a broken response. The server returns the same file with and without a query,
      // because its name contains a hash of its content.
      query = attempt > 1 ? `?retry=${attempt}` : '';
      try {
        return load(chunk);
      } finally {
        // The address is created before `load` returns.
        query = '';
      }
    });
}

/** The page has loaded, so its reload is complete. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => forgetReload();
