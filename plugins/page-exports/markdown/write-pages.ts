import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownFiles } from '../../../src/lib/page-path';
import type { Diagnostic } from '../../shared/diagnostics';
import { htmlFile } from '../../shared/routes';
import { writeFiles } from '../../shared/write-files';
import { articlePart } from './article';
import { convertPage } from './convert-page';
import { markdownCache } from './markdown-cache';
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
 * Writes the cached Markdown of pages that have not changed since an earlier build.
 *
 * @returns the pages whose Markdown is not in the cache.
 */
export function writeCachedPages(pages: readonly MarkdownPage[], site: BuiltSite): MarkdownPage[] {
  const cache = markdownCache(site.url, site.paths);
  return pages.filter((page) => {
    const markdown = cache.get(page, readArticle(page, site));
    if (markdown !== undefined) write(page, markdown, site);
    return markdown === undefined;
  });
}

/**
 * Converts pages to Markdown, and writes and caches the results. Continues after a problem, so that all are reported
 * together.
 *
 * @returns all problems; a page with a problem is neither written nor cached.
 */
export function writePages(pages: readonly MarkdownPage[], site: BuiltSite): Diagnostic[] {
  const cache = markdownCache(site.url, site.paths);
  const resolveLink = linksOfSite(site.url, new Set(site.paths));
  return pages.flatMap((page) => {
    const article = readArticle(page, site);
    const result = convertPage(page, article, { url: site.url, resolveLink });
    if (typeof result !== 'string') return result;
    write(page, result, site);
    cache.set(page, article, result);
    return [];
  });
}

/** Writes the Markdown for unknown addresses, one file for each version. */
export function writeNotFound({ outDir, url, paths, homes }: BuiltSite): void {
  const known = new Set(paths);
  const prefixes = homes.map((home) => (home === '/' ? '' : home));
  const files = prefixes.map((prefix) => [notFoundMarkdownPath(prefix), notFoundMarkdown(prefix, url, known)] as const);
  writeFiles(outDir, new Map(files));
}

const readArticle = (page: MarkdownPage, { outDir }: BuiltSite): string =>
  articlePart(readFileSync(path.join(outDir, htmlFile(page.path)), 'utf8'));

function write(page: MarkdownPage, markdown: string, { outDir, homes }: BuiltSite): void {
  writeFiles(outDir, new Map(markdownFiles(page.path, new Set(homes)).map((file) => [file, markdown])));
}
