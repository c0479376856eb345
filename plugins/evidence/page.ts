import type { MarkdownPage } from '../page-exports/markdown/pages';

/** Path of the page with all figures: one for all versions. */
export const qualityPath = '/quality';

/** Data with which the page is published as Markdown too. */
export const qualityMarkdown: MarkdownPage = {
  path: qualityPath,
  description: '',
  source: 'src/components/quality/quality-page.tsx',
};
