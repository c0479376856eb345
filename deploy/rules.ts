/**
 * How the built site is served, whoever serves it: the one source of the configuration of nginx and of the rules for CDNs.
 * Paths are written as in a request, without query.
 */

/** How long an answer may be kept. */
export interface CacheClass {
  readonly name: string;
  /** What the paths start with; the first class that fits counts. */
  readonly prefixes: readonly string[];
  readonly cacheControl: string;
}

/** For files with a hash of their content in the name: another content has another name. */
const forAYear = 'public, max-age=31536000, immutable';

/** For what keeps its name when it changes: it is asked for each time, and answered with 304 when nothing has changed. */
export const revalidated = 'no-cache';

export const cacheClasses: readonly CacheClass[] = [
  {
    name: 'hashed',
    prefixes: ['/assets/js/', '/assets/css/', '/assets/fonts/', '/assets/images/', '/assets/search/search-'],
    cacheControl: forAYear,
  },
  { name: 'pictures', prefixes: ['/img/'], cacheControl: 'public, max-age=86400' },
  // Pages, their Markdown, the list of search files, the sitemap.
  { name: 'pages', prefixes: ['/'], cacheControl: revalidated },
];

/** Redirects are the same in every release, so they may be kept for a while. */
export const cacheOfRedirects = 'public, max-age=3600';

/** What is not there now may be there after the next release, and the other way round. */
export const cacheOfFaults = 'no-store';

/** Folder of all files that a release adds to and never changes. What is missing in it is no page. */
export const assetsPrefix = '/assets/';

/**
 * Takes a path apart that only has characters of the site's own paths: the group is the page's one address, without
 * `.html`, `/index` and slashes at the end; an empty group is the first page. Other paths are those of no page, and are
 * never redirected, so that nobody can be sent to another host. It is a regular expression that PCRE and JavaScript read
 * alike.
 */
export const canonicalPattern = '^((?:/[A-Za-z0-9._-]+?)*?)(?:/index)?(?:[.]html)?/?$';

/**
 * The one address of what a path names.
 *
 * @returns undefined when the path cannot be one of the site.
 */
export function canonicalPath(path: string): string | undefined {
  const match = new RegExp(canonicalPattern).exec(path);
  return match ? match[1] || '/' : undefined;
}

/** Methods that a site without forms and services answers. */
export const methods = ['GET', 'HEAD'] as const;

/** Types of all files that are built, by extension; what has another is sent as bytes. */
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

/** Extensions of files that are text, and so become smaller when they are compressed. */
export const textExtensions: readonly string[] = ['html', 'md', 'css', 'js', 'json', 'xml', 'txt', 'svg'];

/** Files smaller than this, in bytes, fit into one packet as they are. */
export const smallestCompressed = 1024;
