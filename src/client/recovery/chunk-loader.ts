import type { ClientModule } from '@docusaurus/types';
import { forgetReload } from './reload-once';
import { loadWithRetry } from './retry';

// The bundler's own names for two functions of its runtime; both may be assigned.
// https://rspack.rs/api/runtime-api/module-variables
declare let __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;
declare let __webpack_get_script_filename__: (chunk: string | number) => string;

// Every `import()` of the site goes through here: pages and the search box.
if (typeof window !== 'undefined') {
  const load = __webpack_chunk_load__;
  const fileName = __webpack_get_script_filename__;
  let query = '';
  __webpack_get_script_filename__ = (chunk) => fileName(chunk) + query;
  __webpack_chunk_load__ = (chunk) =>
    loadWithRetry((attempt) => {
      // The browser, or a proxy, may have kept a broken answer. The server knows the file with and without a query, and
      // has no other content for it: its name is a hash of that.
      query = attempt > 1 ? `?retry=${attempt}` : '';
      try {
        return load(chunk);
      } finally {
        // The address is made before `load` returns.
        query = '';
      }
    });
}

/** The page is there: what was reloaded for it is done with. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => forgetReload();
