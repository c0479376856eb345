import { cloudFrontFunction, cloudFrontHeaders } from './cdn/cloudfront';
import { netlifyEdgeFunction } from './cdn/edge-function';
import { cloudflarePages, headersFile, netlify } from './cdn/headers-file';
import { cloudflareRedirects, netlifyRedirects } from './cdn/redirects-file';
import { nginxConfig, type Place, type Site } from './nginx/config';
import type { InlineParts } from './policy/inline-parts';

/** Folder for all files that are generated from the serving rules. */
export const generatedFolder = 'deploy/generated';

/** File that records the inline parts on which the other generated files are based. */
export const inlinePartsFile = `${generatedFolder}/inline-parts.json`;

/**
 * Location of the site in `deploy/Dockerfile`. The server in the container runs without privileges, so its own files
 * are in a temporary folder.
 */
const inContainer: Place = { root: '/srv/docs', runtime: '/tmp', port: 8080 };

/**
 * Generates all configuration files for servers and CDNs.
 *
 * @returns the text of each file by its path relative to the project root.
 */
export function deployFiles(inline: InlineParts, site: Site): ReadonlyMap<string, string> {
  const { versionPrefixes, redirects } = site;
  // CDNs send all headers with every file, because they cannot treat the search worker's script differently.
  const headers = [...site.headers.documents, ...site.headers.everywhere];
  // Search results are rendered in the browser, so the search page has no Markdown.
  const withoutMarkdown = ['/search'];
  return new Map([
    [inlinePartsFile, `${JSON.stringify(inline, undefined, 2)}\n`],
    [`${generatedFolder}/nginx.conf`, nginxConfig(site, inContainer)],
    [`${generatedFolder}/cloudflare/_headers`, headersFile(cloudflarePages, headers)],
    [`${generatedFolder}/cloudflare/_redirects`, cloudflareRedirects(redirects)],
    [`${generatedFolder}/netlify/_headers`, headersFile(netlify, headers)],
    [`${generatedFolder}/netlify/_redirects`, netlifyRedirects(redirects, versionPrefixes)],
    [`${generatedFolder}/netlify/edge-functions/markdown.js`, netlifyEdgeFunction(withoutMarkdown)],
    [`${generatedFolder}/cloudfront/viewer-request.js`, cloudFrontFunction(headers, redirects, withoutMarkdown)],
    [`${generatedFolder}/cloudfront/response-headers.json`, cloudFrontHeaders(headers)],
  ]);
}
