/** A check of the repository, which the npm script `check:<name>` runs. */
export interface Check {
  readonly name: string;
  /** Name in the results. */
  readonly title: string;
  /**
   * When `npm test` runs the check. The build itself checks the content, so `npm test` does not check it twice.
   * `npm run check` runs all checks, except those on request.
   */
  readonly stage: 'before the build' | 'by the build' | 'after the build' | 'on request';
}

/** All checks. Long ones come first, because two run at a time. */
export const checks: readonly Check[] = [
  { name: 'lint', title: 'Lint', stage: 'before the build' },
  { name: 'sdks', title: 'SDK declarations', stage: 'before the build' },
  { name: 'content', title: 'Content', stage: 'by the build' },
  { name: 'prose', title: 'Prose', stage: 'before the build' },
  { name: 'format', title: 'Format', stage: 'before the build' },
  { name: 'types', title: 'Types', stage: 'before the build' },
  { name: 'imports', title: 'Imports', stage: 'before the build' },
  { name: 'unused', title: 'Unused code', stage: 'before the build' },
  // Needs the index of the API reference, which the build generates.
  { name: 'guides', title: 'Symbols in guides', stage: 'after the build' },
  // Part of the content check.
  { name: 'lint-samples', title: 'Lint of samples', stage: 'on request' },
  // The unit tests make the same comparison.
  { name: 'upstream', title: 'Framework files', stage: 'on request' },
  // The browser tests require a minimum; this check prints the figures.
  { name: 'search', title: 'Search quality', stage: 'on request' },
  // Needs the network.
  { name: 'audit', title: 'Advisories', stage: 'on request' },
];
