import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadedVersionsOf } from '../shared/docs-content';
import { throwFaults } from '../shared/faults';
import { htmlFile } from '../shared/routes';
import { markdownOfPages } from './all-pages';
import { keptMarkdown } from './kept-markdown';
import { markdownPath } from './markdown-path';
import { markdownPages, type MarkdownPage } from './pages';
import { linksOfSite } from './site-links';

/**
 * Puts a Markdown file beside each built page of the docs, for readers that are programs.
 *
 * It is made from the page's HTML and not from its source, so that it has what a reader sees: the generated reference,
 * all tabs, checked samples.
 */
export default function pageMarkdown({ siteConfig: { url } }: LoadContext): Plugin {
  let pages: readonly MarkdownPage[] = [];

  return {
    name: 'page-markdown',

    allContentLoaded({ allContent }) {
      pages = markdownPages(loadedVersionsOf(allContent));
    },

    /** @throws ContentFaults when the Markdown of a page is empty or has HTML in it. */
    postBuild({ outDir }) {
      const htmlOf = (page: MarkdownPage) => readFileSync(path.join(outDir, htmlFile(page.path)), 'utf8');
      const paths = pages.map((page) => page.path);
      const resolveLink = linksOfSite(url, new Set(paths));
      const { texts, faults } = markdownOfPages(pages, htmlOf, { url, resolveLink }, keptMarkdown(url, paths));
      throwFaults(faults);
      for (const [page, text] of texts) {
        const file = path.join(outDir, markdownPath(page.path));
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    },
  };
}
