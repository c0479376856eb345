import type { MarkdownPage } from '../page-exports/markdown/pages';

/** Path of the page with all figures, which is the same page for all versions. */
export const qualityPath = '/quality';

/** Data for the Markdown version of the page. */
export const qualityMarkdown: MarkdownPage = {
  path: qualityPath,
  description: '',
  source: 'src/components/quality/quality-page.tsx',
};
