import { minifyFragmentSync } from '@swc/html';

/**
 * Markup in fewer bytes: what every page has in its head.
 *
 * The options are those of `@docusaurus/bundler/lib/minifyHtml.js`.
 *
 * @param html - what may be within an element, such as a script.
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
