import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { Docs } from '../../packages/mcp/src/docs';
import { largestFile } from '../../packages/mcp/src/site/site';
import { webSite } from '../../packages/mcp/src/site/web-site';
import { UserError } from '../../packages/mcp/src/user-error';
import type { Searcher } from '../../src/search/engine/searcher';

const cleanups: (() => void)[] = [];

afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** Starts a server on any free port, and returns its origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const redirectTo = (location: string) => serve((_, response) => response.writeHead(301, { location }).end());

/** Collects garbage repeatedly until the end of the test. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const timer = setInterval(runInNewContext('gc') as () => void, 20);
  cleanups.push(() => clearInterval(timer));
}

describe('a site at an address', () => {
  it.each(['https://example.com/docs/', 'https://'])('needs an address without a path: %s', (address) => {
    expect(() => webSite(address)).toThrow(
      new UserError(`--site is ${address}; write an address without a path, such as https://docs.fishjam.io.`),
    );
  });

  it('returns its files', async () => {
    const origin = await serve((request, response) => response.end(`Page ${request.url}`));
    expect(await webSite(origin).read('/page.md')).toBe('Page /page.md');
  });

  it('is not followed to another host', async () => {
    const read = webSite(await redirectTo('https://docs.example/page.md')).read('/page.md');
    await expect(read).rejects.toThrow('Start the server with --site https://docs.example.');
  });

  it('names the new address of a page that has moved', async () => {
    const docs = new Docs(webSite(await redirectTo('/new.md')));
    const version = { name: '1.0.0', prefix: '', searcher: {} as Searcher, pages: [] };
    await expect(docs.page(version, '/page')).rejects.toThrow(new UserError('/page.md has moved to /new.md.'));
  });

  it('is unreachable if a response stops and its objects are collected as garbage', async () => {
    const origin = await serve((_, response) => response.write('The first part'));
    collectGarbage();
    await expect(webSite(origin, 300).read('/page.md')).rejects.toThrow(`${origin} could not be reached.`);
  });

  it('is unreachable if the connection breaks during a response', async () => {
    const origin = await serve((_, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('The first part', () => response.destroy());
    });
    await expect(webSite(origin).read('/page.md')).rejects.toThrow(`${origin} could not be reached.`);
  });

  it('has no files above the maximum size', async () => {
    const origin = await serve((_, response) => response.end('x'.repeat(largestFile + 1)));
    await expect(webSite(origin).read('/page.md')).rejects.toThrow('/page.md is larger than');
  });
});
