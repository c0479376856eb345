import path from 'node:path';
import { root } from '../../plugins/shared/versions';

/** Path of a file of a package that search is compared with. They are installed here, and are no dependencies of the site. */
export function rivalFile(name: string): string {
  return path.join(root, 'bench/search/node_modules', name);
}
