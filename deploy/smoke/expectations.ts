import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../nginx/config';
import { assetsPrefix, cacheControlOf, cacheOfErrors, mediaTypes } from '../rules';
import type { Header } from '../security-headers';

/** Response that a correctly deployed site sends to a request. */
export interface Expectation {
  /** Path of the request. */
  readonly path: string;
  readonly status: 200 | 301 | 404;
  /** Start of `Content-Type`; undefined if it does not matter. */
  readonly mediaType?: string | undefined;
  readonly cacheControl?: string | undefined;
  /** Path that `Location` ends with. */
  readonly location?: string;
  /** Exact body; undefined if only the headers matter. */
  readonly body?: string;
  /** Other headers, with their values. */
  readonly headers?: readonly Header[];
}

/**
 * Lists the responses that a server must send after a deploy. For each version, they cover the home page, a guide and a
 * reference page, each with its Markdown. They also cover a script, the list of search files, the sitemap, a redirect
 * and a missing page.
 *
 * @param build - folder of the build that is deployed.
 * @param site - properties of the build. Its headers contain the policy that the pages of this build need.
 * @throws Error if a page that the check relies on is not in the build.
 */
export function expectations(build: string, { versionPrefixes, headers }: Site): Expectation[] {
  const documentHeaders = [...headers.documents, ...headers.everywhere];
  const pages = ['', ...versionPrefixes].flatMap((prefix) => [
    prefix || '/',
    `${prefix}/tutorials/react-quick-start`,
    `${prefix}/api/web/functions/useCamera`,
  ]);
  const script = /"(\/assets\/js\/[\w.-]+\.js)"/.exec(read(build, 'index.html'))?.[1];
  if (!script) throw new Error(`${build}/index.html loads no script: build the site again.`);
  return [
    ...pages.flatMap((page) => [{ ...pageOf(build, page), headers: documentHeaders }, markdownOf(build, page)]),
    fileOf(build, script),
    fileOf(build, '/assets/search/manifest.json'),
    fileOf(build, '/sitemap.xml'),
    { path: '/api/web/', status: 301, location: '/api/web' },
    { path: '/no-such-page', status: 404, mediaType: 'text/html', cacheControl: cacheOfErrors },
    { path: `${assetsPrefix}js/no-such-script.js`, status: 404 },
  ];
}

/**
 * Lists the responses that a server must send after a roll back. An earlier build may lack the newest version. Its
 * headers are not compared, because they follow the rules of an earlier checkout.
 */
export function expectationsOfEarlier(build: string, site: Site): Expectation[] {
  const versionPrefixes = site.versionPrefixes.filter((prefix) => existsSync(path.join(build, `${prefix}.html`)));
  return expectations(build, { ...site, versionPrefixes }).map((expectation) => ({ ...expectation, headers: [] }));
}

const read = (build: string, file: string): string => {
  const name = path.join(build, file);
  if (!existsSync(name)) throw new Error(`${name} does not exist: specify the folder of a build.`);
  return readFileSync(name, 'utf8');
};

const pageOf = (build: string, page: string): Expectation =>
  fileOf(build, page, page === '/' ? 'index.html' : `${page}.html`);

const markdownOf = (build: string, page: string): Expectation =>
  fileOf(build, page === '/' ? '/index.md' : `${page}.md`);

function fileOf(build: string, request: string, file = request): Expectation {
  return {
    path: request,
    status: 200,
    mediaType: mediaTypes[path.extname(file).slice(1)],
    cacheControl: cacheControlOf(request),
    body: read(build, file),
  };
}
