import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '../../shared/diagnostics';
import { htmlFile } from '../../shared/routes';
import { writeFiles } from '../../shared/write-files';
import { keptPages, markdownOfPages } from './all-pages';
import { keptMarkdown } from './kept-markdown';
import { markdownFiles } from '../../../src/lib/page-path';
import { notFoundMarkdown, notFoundMarkdownPath } from './not-found';
import type { MarkdownPage } from './pages';
import { linksOfSite } from './site-links';

/** A built site, as data that can be sent to another process. */
export interface BuiltSite {
  /** Folder of the site. */
  readonly outDir: string;
  /** Scheme and host. */
  readonly url: string;
  /** Paths of all pages that have Markdown. */
  readonly paths: readonly string[];
  /** Paths of the home pages of all versions. */
  readonly homes: readonly string[];
}

/**
 * Writes the cached Markdown of pages that have not changed since an earlier run.
 * @returns the pages whose Markdown is not in the cache.
 */
export function writeKeptPages(pages: readonly MarkdownPage[], site: BuiltSite): MarkdownPage[] {
  const kept = keptPages(pages, (page) => htmlOf(page, site), keptMarkdown(site.url, site.paths));
  for (const [page, markdown] of kept) write(page, markdown, site);
  return pages.filter((page) => !kept.has(page));
}

/**
 * Generates the Markdown of pages and writes it.
 *
 * @returns all problems; a page with a problem is not written.
 */
export function writePages(pages: readonly MarkdownPage[], site: BuiltSite): readonly Diagnostic[] {
  const resolveLink = linksOfSite(site.url, new Set(site.paths));
  const { texts, diagnostics } = markdownOfPages(
    pages,
    (page) => htmlOf(page, site),
    { url: site.url, resolveLink },
    keptMarkdown(site.url, site.paths),
  );
  for (const [page, text] of texts) write(page, text, site);
  return diagnostics;
}

const htmlOf = (page: MarkdownPage, { outDir }: BuiltSite): string =>
  readFileSync(path.join(outDir, htmlFile(page.path)), 'utf8');

/** Writes the Markdown for unknown addresses, one file for each version. */
export function writeNotFound({ outDir, url, paths, homes }: BuiltSite): void {
  const known = new Set(paths);
  const prefixes = homes.map((home) => (home === '/' ? '' : home));
  const files = prefixes.map((prefix) => [notFoundMarkdownPath(prefix), notFoundMarkdown(prefix, url, known)] as const);
  writeFiles(outDir, new Map(files));
}

function write(page: MarkdownPage, markdown: string, { outDir, homes }: BuiltSite): void {
  writeFiles(outDir, new Map(markdownFiles(page.path, new Set(homes)).map((file) => [file, markdown])));
}
