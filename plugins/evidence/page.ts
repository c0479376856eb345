import type { MarkdownPage } from '../page-exports/markdown/pages';

/** Path of the page with all figures: one for all versions. */
export const qualityPath = '/quality';

/** What the page needs to be published as Markdown too. */
export const qualityMarkdown: MarkdownPage = {
  path: qualityPath,
  description: '',
  source: 'src/components/quality/quality-page.tsx',
};
