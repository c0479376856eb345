// Runs before packages are installed, so it uses only Node.js.
import { existsSync } from 'node:fs';

/** Debian packages of nginx and of its module that sends files compressed with Brotli. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

/** Path of the Brotli module. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

// The path is absolute, because only root has this folder in its PATH.
const program = '/usr/sbin/nginx';

/**
 * Returns the path of nginx; undefined if nginx or its brotli module is missing.
 *
 * @returns {string | undefined}
 */
export function findNginx() {
  return existsSync(program) && existsSync(brotliModule) ? program : undefined;
}
