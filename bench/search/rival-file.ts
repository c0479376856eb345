import path from 'node:path';
import { root } from '../../plugins/shared/versions';

/**
 * Returns the path of a file in a package of another search engine. These packages are installed in `bench/search` and
 * are not dependencies of the site.
 */
export function rivalFile(name: string): string {
  return path.join(root, 'bench/search/node_modules', name);
}
