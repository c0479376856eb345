import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Checker } from '../../packages/mcp/src/check/checker';
import { Docs } from '../../packages/mcp/src/docs';
import { serveHttp } from '../../packages/mcp/src/http';
import { siteOf } from '../support/mcp-site';

let server: Server;
let port: number;

beforeEach(async () => {
  const options = { host: '127.0.0.1', port: 0, allowedHosts: [], allowedOrigins: [] };
  ({ server, port } = await serveHttp(new Docs(siteOf({})), {} as Checker, options));
});

afterEach(() => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

describe('the HTTP server for agents', () => {
  it.each([
    ['Host', 'docs.example', '--allow-host'],
    ['Origin', 'https://app.example', '--allow-origin'],
  ])('names the option that allows it: %s', async (header, value, option) => {
    const request = httpRequest({ port, host: '127.0.0.1', path: '/mcp', headers: { [header]: value } }).end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(403);
    expect((await response.toArray()).join('')).toContain(`Start the server with ${option}.`);
  });

  it('logs nothing if a client closes the connection while it sends a request', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const received = once(server, 'request') as Promise<[IncomingMessage]>;
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{');
    const [request] = await received;
    const closed = new Promise<void>((resolve) => request.once('close', () => resolve()));
    socket.destroy();
    await closed;
    // The server handles the error in later microtasks.
    await new Promise((resolve) => setImmediate(resolve));
    expect(log).not.toHaveBeenCalled();
  });
});
