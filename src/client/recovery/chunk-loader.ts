import type { ClientModule } from '@docusaurus/types';
import { forgetReload } from './reload-once';
import { loadWithRetry } from './retry';

// Two functions of the bundler's runtime, under the bundler's own names. Applications may replace both functions:
// https://rspack.rs/api/runtime-api/module-variables
declare let __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;
declare let __webpack_get_script_filename__: (chunk: string | number) => string;

// Every `import()` on the site uses these functions, for example for pages and the search dialog.
if (typeof window !== 'undefined') {
  const load = __webpack_chunk_load__;
  const fileName = __webpack_get_script_filename__;
  let query = '';
  __webpack_get_script_filename__ = (chunk) => fileName(chunk) + query;
  __webpack_chunk_load__ = (chunk) =>
    loadWithRetry((attempt) => {
      // The browser or a proxy may have cached a broken response. The server returns the same file with and without a
      // query, because the file name contains a hash of the content.
      query = attempt > 1 ? `?retry=${attempt}` : '';
      try {
        return load(chunk);
      } finally {
        // The address is created before `load` returns.
        query = '';
      }
    });
}

/** Allows another automatic reload, because the page has loaded. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = () => forgetReload();
