import { createRequire } from 'node:module';
import path from 'node:path';
import type * as SwcHtml from '@swc/html';
import { root } from './versions';

// Not written in JavaScript: a bundle that has this module cannot have that one, wherever the bundle lies.
const { minifyFragmentSync } = createRequire(path.join(root, 'package.json'))('@swc/html') as typeof SwcHtml;

/**
 * Markup in fewer bytes, as the framework makes documents smaller: what React compares with when it takes a page over stays
 * as it is.
 *
 * The options are those of `@docusaurus/bundler/lib/minifyHtml.js`.
 *
 * @param html - what may be within an element, such as a script, or all that is in a page.
 * @throws Error when it is not well-formed.
 */
export function minifiedHtml(html: string): string {
  const { code, errors = [] } = minifyFragmentSync(html, {
    removeComments: false,
    preserveComments: [],
    sortSpaceSeparatedAttributeValues: false,
    sortAttributes: false,
    normalizeAttributes: false,
    removeEmptyAttributes: false,
    removeRedundantAttributes: 'none',
    minifyJs: true,
    minifyJson: true,
    minifyCss: true,
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
