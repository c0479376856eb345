import { markdownPath } from '../../../src/lib/page-path';

/** Landing pages of each version: the path below the version's prefix, and the link text. */
const landingPages: readonly (readonly [string, string])[] = [
  ['', 'Fishjam documentation'],
  ['/tutorials', 'Tutorials'],
  ['/how-to', 'How-to guides'],
  ['/explanation', 'Explanations'],
  ['/api', 'API reference'],
  ['/upgrade', 'Upgrade guides'],
];

/** Returns the path of the Markdown to serve for unknown Markdown files of a version. */
export function notFoundMarkdownPath(prefix: string): string {
  return `${prefix}/404.md`;
}

/**
 * Writes the Markdown for unknown addresses of a version: a short message and links to the landing pages.
 *
 * @param prefix - path prefix of the version; empty for the latest.
 * @param siteUrl - scheme and host.
 * @param paths - paths of all pages that have Markdown.
 */
export function notFoundMarkdown(prefix: string, siteUrl: string, paths: ReadonlySet<string>): string {
  const links = landingPages.flatMap(([path, title]) => {
    const page = `${prefix}${path}` || '/';
    return paths.has(page) ? [`- [${title}](${siteUrl}${markdownPath(page)})`] : [];
  });
  return `# Page not found\n\nThere is no page at this address. Start from one of these pages:\n\n${links.join('\n')}\n\nThe [sitemap](${siteUrl}/sitemap.xml) lists every page. To get a page as Markdown, append \`.md\` to its URL.\n`;
}
