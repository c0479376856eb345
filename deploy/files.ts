import { cloudFrontFunction, cloudFrontHeaders } from './cdn/cloudfront';
import { cloudflarePages, headersFile, netlify } from './cdn/headers-file';
import { netlifyRedirects } from './cdn/netlify-redirects';
import { s3Commands } from './cdn/s3-commands';
import { nginxConfig, type Place, type Site } from './nginx/config';
import type { InlineParts } from './policy/inline-parts';

/** Folder of all files that are made from the rules. */
const generatedFolder = 'deploy/generated';

/** The inline parts of the site as it was built last: what the files below were made for. */
export const inlinePartsFile = `${generatedFolder}/inline-parts.json`;

/** Where `deploy/Dockerfile` puts the site; its server runs without rights, so its own files are among temporary ones. */
const inContainer: Place = { root: '/srv/docs', runtime: '/tmp', port: 8080 };

/**
 * All files from which servers and CDNs take how the site is served.
 *
 * @returns the text of each by its path, relative to the project root.
 */
export function deployFiles(inline: InlineParts, site: Site): ReadonlyMap<string, string> {
  const { versionPrefixes } = site;
  // CDNs send all headers with every file: over HTTP/2 a repeated header weighs a byte or two.
  const headers = [...site.headers.documents, ...site.headers.everywhere];
  return new Map([
    [inlinePartsFile, `${JSON.stringify(inline, undefined, 2)}\n`],
    [`${generatedFolder}/nginx.conf`, nginxConfig(site, inContainer)],
    [`${generatedFolder}/cloudflare/_headers`, headersFile(cloudflarePages, headers)],
    [`${generatedFolder}/netlify/_headers`, headersFile(netlify, headers)],
    [`${generatedFolder}/netlify/_redirects`, netlifyRedirects(versionPrefixes)],
    [`${generatedFolder}/cloudfront/viewer-request.js`, cloudFrontFunction(headers)],
    [`${generatedFolder}/cloudfront/response-headers.json`, cloudFrontHeaders(headers)],
    [
      `${generatedFolder}/cloudfront/upload.sh`,
      `#!/usr/bin/env bash\n# Made by \`npm run deploy:files\`. BUCKET names the bucket.\nset -euo pipefail\n${s3Commands()}\n`,
    ],
  ]);
}
