/**
 * Rules for serving the built site, independent of the server.
 *
 * The nginx configuration and the CDN rules are generated from this file. Paths are written as in a request, without
 * the query.
 */

/** Caching rule for a class of paths. */
export interface CacheClass {
  readonly name: string;
  /** Path prefixes; the first class that matches applies. */
  readonly prefixes: readonly string[];
  readonly cacheControl: string;
}

/** Header for files with a content hash in their names. New content gets a new name. */
const forAYear = 'public, max-age=31536000, immutable';

/**
 * Header for files that keep their names when they change. Browsers revalidate them each time and receive status 304 if
 * nothing has changed.
 */
export const revalidated = 'no-cache';

export const cacheClasses: readonly CacheClass[] = [
  {
    name: 'hashed',
    prefixes: [
      '/assets/js/',
      '/assets/css/',
      '/assets/fonts/',
      '/assets/images/',
      '/assets/agents/',
      '/assets/search/search-',
    ],
    cacheControl: forAYear,
  },
  { name: 'pictures', prefixes: ['/img/'], cacheControl: 'public, max-age=86400' },
  // Pages and their Markdown, the files for agents, the list of search files and the sitemap.
  { name: 'pages', prefixes: ['/'], cacheControl: revalidated },
];

/** Returns the `Cache-Control` header for the path of a file that exists. */
export function cacheControlOf(path: string): string {
  const found = cacheClasses.find(({ prefixes }) => prefixes.some((prefix) => path.startsWith(prefix)));
  return found?.cacheControl ?? revalidated;
}

/** Header for redirects. They are the same in every release, so they may be cached for a while. */
export const cacheOfRedirects = 'public, max-age=3600';

/** Header for error responses. A missing page may exist after the next release. */
export const cacheOfErrors = 'no-store';

/** Folder to which releases only add files. The response for a missing file in this folder is never a page. */
export const assetsPrefix = '/assets/';

/**
 * Matches paths that contain only characters of the site's own paths.
 *
 * The group captures the page's canonical address, without `.html`, `/index` and trailing slashes. For the home page,
 * the group is empty. Other paths never belong to a page and are not redirected, which prevents redirects to another
 * host. PCRE and JavaScript interpret the regular expression alike.
 */
export const canonicalPattern = '^((?:/[A-Za-z0-9._-]+?)*?)(?:/index)?(?:[.]html)?/?$';

/**
 * Returns the canonical address for a path.
 *
 * @returns undefined if the path cannot belong to the site.
 */
export function canonicalPath(path: string): string | undefined {
  const match = new RegExp(canonicalPattern).exec(path);
  return match ? match[1] || '/' : undefined;
}

/**
 * Matches an `Accept` header that requests Markdown. Browsers never request `text/markdown`, so a client that does gets
 * a page's Markdown instead of its HTML, unless the weight of that type is 0.
 *
 * PCRE and JavaScript interpret the regular expression alike, ignoring case.
 */
export const markdownPattern = '(?:^|[ ,])text/markdown(?![^ ,;])(?! *;[^,]*q=0(?:[.]0*)?(?: *,| *;| *$))';

/** Whether an `Accept` header requests Markdown. */
export function wantsMarkdown(accept: string | undefined): boolean {
  return new RegExp(markdownPattern, 'i').test(accept ?? '');
}

/** Methods that a site without forms and services accepts. */
export const methods = ['GET', 'HEAD'] as const;

/** Media types of all built files, by extension; other files are sent as bytes. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  md: 'text/markdown',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  xml: 'application/xml',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};

/** Extensions of text files, which compression makes smaller. */
export const textExtensions: readonly string[] = ['html', 'md', 'css', 'js', 'json', 'xml', 'txt', 'svg'];

/** Minimum size in bytes of files to compress. Smaller files fit into one packet uncompressed. */
export const smallestCompressed = 1024;
