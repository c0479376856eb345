import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import handler from 'serve-handler';
import { siteRedirects } from '../../plugins/routes/moved-pages/redirects';
import { canonicalPath, wantsMarkdown } from '../../deploy/rules';
import { markdownPath } from '../../src/lib/page-path';
import { root } from '../../plugins/shared/versions';
import { freePort } from './free-port';

/**
 * Finds the not-found page to serve for a missing file: the page of the version in the path, as Markdown if Markdown was
 * requested.
 *
 * @param exists - returns whether the built site has a file with the given path.
 * @returns the path of the not-found page; undefined if the requested file exists.
 */
export function notFoundFile(pathname: string, exists: (path: string) => boolean): string | undefined {
  const isMarkdown = pathname.endsWith('.md');
  const files = isMarkdown ? [pathname] : [pathname, `${pathname}.html`, `${pathname}/index.html`];
  if (files.some(exists) && !/(?:^|\/)404(?:\.md)?$/.test(pathname)) return undefined;
  const [, first = ''] = /^\/(\w[\w.-]*)\//.exec(pathname) ?? [];
  const name = isMarkdown ? '404.md' : '404.html';
  return [`/${first}/${name}`, `/${name}`].find(exists);
}

/**
 * Serves the built site. URLs have no extension and no trailing slash. Requests for `.html` files and moved pages are
 * redirected, and the not-found page has status 404.
 *
 * @param wanted - preferred port, see {@link freePort}.
 * @param folder - folder of the built site, absolute or relative to the project root. If it is a function, the function
 * returns the folder and is called for each request.
 * @returns the server and the port that it listens on.
 */
export async function serveSite(
  wanted: number,
  folder: string | (() => string) = 'build',
): Promise<{ server: Server; port: number }> {
  const moved = new Map(siteRedirects().map(({ from, to }) => [from, to]));
  const server = createServer((request, response) => {
    // Appended, so that a target such as `//other.host` is a path, never a host. The target `*` has no path.
    const address = `http://localhost${request.url}`;
    if (!URL.canParse(address)) {
      response.writeHead(400).end();
      return;
    }
    const { pathname, search } = new URL(address);
    // A path that cannot belong to the site is not redirected.
    const page = canonicalPath(pathname) ?? pathname;
    const canonical = moved.get(page) ?? page;
    if (canonical !== pathname) {
      response.writeHead(301, { Location: canonical + search }).end();
      return;
    }
    const files = path.resolve(root, typeof folder === 'string' ? folder : folder());
    const missing = notFoundFile(pathname, (name) => existsSync(path.join(files, name)));
    if (missing) {
      response.writeHead(404, {
        'Content-Type': `text/${missing.endsWith('.md') ? 'markdown' : 'html'}; charset=utf-8`,
      });
      response.end(readFileSync(path.join(files, missing)));
      return;
    }
    response.setHeader('Vary', 'Accept');
    const markdown = markdownPath(pathname);
    if (wantsMarkdown(request.headers.accept) && existsSync(path.join(files, markdown))) request.url = markdown;
    void handler(request, response, {
      public: files,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
    });
  });
  server.listen(await freePort(wanted));
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}
