// Used before anything is installed, so it uses Node.js alone.
import { existsSync } from 'node:fs';

/** Debian's packages; the second has the module that sends files compressed with brotli. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static'];

/** The module's file. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

// It is in no reader's PATH but root's.
const program = '/usr/sbin/nginx';

/**
 * Path of nginx on this machine; undefined when it, or its module for brotli, is missing.
 *
 * @returns {string | undefined}
 */
export function findNginx() {
  return existsSync(program) && existsSync(brotliModule) ? program : undefined;
}
