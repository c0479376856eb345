// Runs before packages are installed, so it uses only Node.js.
import { existsSync } from 'node:fs';

/** Debian packages; the second contains the module that sends brotli-compressed files. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

/** The module's file. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

// Only root has this folder in its PATH.
const program = '/usr/sbin/nginx';

/**
 * Returns the path of nginx; undefined if nginx or its brotli module is missing.
 *
 * @returns {string | undefined}
 */
export function findNginx() {
  return existsSync(program) && existsSync(brotliModule) ? program : undefined;
}
