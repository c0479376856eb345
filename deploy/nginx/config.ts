import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../plugins/routes/moved-pages/redirects';
import { root } from '../../plugins/shared/versions';
import {
  assetsPrefix,
  cacheClasses,
  cacheOfErrors,
  cacheOfRedirects,
  canonicalPattern,
  markdownPattern,
  mediaTypes,
  methods,
  textExtensions,
} from '../rules';
import { assetPattern, resourcePolicy, type Header, type SecurityHeaders } from '../security-headers';
import { fillTemplate } from './fill-template';

/** Paths and port of a server. All paths are absolute. */
export interface Place {
  /** Folder of the built site, including its compressed files. */
  readonly root: string;
  /** Folder for the process ID and temporary files; created if it does not exist. */
  readonly runtime: string;
  readonly port: number;
  /** Account of the workers, required when root starts the server. */
  readonly user?: string;
}

/** Properties of the site that a server depends on. */
export interface Site {
  /** Path prefixes of versions, such as `/next`. The latest version has no prefix and is not included. */
  readonly versionPrefixes: readonly string[];
  readonly headers: SecurityHeaders;
  /** Redirects for pages that moved. */
  readonly redirects: readonly Redirect[];
}

/** Maximum number of open connections per worker. */
const connections = 4096;

/**
 * Number of files that a worker may have open: one for each connection, one for each response, and a reserve. Systems
 * often allow 1024; with that limit, most of 3,000 concurrent readers got status 500.
 */
const files = 2 * connections + 512;

const template = 'deploy/nginx/nginx.conf.template';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
const addHeader = ([name, value]: Header) => `add_header ${name} ${value} always;`;
const variableOf = (name: string) => `$${name.toLowerCase().replaceAll('-', '_')}`;

/**
 * Returns the configuration for nginx 1.22 or later with the `brotli_static` module.
 *
 * All headers are set in one place, with values from maps, because nginx drops all of the server's headers in a
 * location that sets a header.
 */
export function nginxConfig({ versionPrefixes, headers, redirects }: Site, place: Place): string {
  return fillTemplate(readFileSync(path.join(root, template), 'utf8'), {
    user: place.user ? [`user ${place.user};`] : [],
    files: String(files),
    connections: String(connections),
    runtime: place.runtime,
    port: String(place.port),
    root: place.root,
    types: Object.entries(mediaTypes).map(([extension, type]) => `${type} ${extension};`),
    charset_types: textExtensions
      .map((extension) => mediaTypes[extension])
      .filter((type) => type !== 'text/html')
      .join(' '),
    canonical_pattern: quote(`~${canonicalPattern}`).replace('^(', '^(?<page>'),
    moved_pages: redirects.map(({ from, to }) => `"~^${escapeRegExp(from)}$" ${to};`),
    wants_markdown: quote(`~*${markdownPattern}`),
    caches: cacheClasses.flatMap(({ prefixes, cacheControl }) =>
      prefixes.map((prefix) => `"~^(?:200|206|304) ${escapeRegExp(prefix)}" ${quote(cacheControl)};`),
    ),
    cache_of_redirects: quote(cacheOfRedirects),
    cache_of_errors: quote(cacheOfErrors),
    resource_policy_header: resourcePolicy.name,
    resource_policy: resourcePolicy.value,
    resource_policy_of_images: resourcePolicy.ofPictures,
    // nginx does not send a header with an empty value.
    document_headers: headers.documents.map(
      ([name, value]) =>
        `map "$status $uri" ${variableOf(name)} { "~^(?:200|206|304) ${assetPattern}" ""; default ${quote(value)}; }`,
    ),
    allowed_methods: quote(methods.join(', ')),
    methods: methods.join('|'),
    // The client-side router ignores case in prefixes, so these patterns do, too.
    not_found: [...versionPrefixes, ''].flatMap((prefix) => [
      `"~*^${escapeRegExp(prefix)}/.*[.]md$" ${prefix}/404.md;`,
      ...(prefix === '' ? [] : [`"~*^${escapeRegExp(prefix)}/" ${prefix}/404.html;`]),
    ]),
    headers: [
      ...headers.everywhere.map(([name, value]) => addHeader([name, quote(value)])),
      ...headers.documents.map(([name]) => addHeader([name, variableOf(name)])),
    ],
    assets: assetsPrefix,
  });
}
