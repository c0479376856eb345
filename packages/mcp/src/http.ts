import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Checker } from './check/checker';
import type { Docs } from './docs';
import { createServer } from './server';

/** Address of the server, and the origins and hosts that it accepts. */
export interface HttpOptions {
  readonly host: string;
  /** Port to listen on; 0 for any free port. */
  readonly port: number;
  /** Origins of web pages that may send requests, in addition to pages on this machine. */
  readonly allowedOrigins: readonly string[];
  /** Host names that requests may use, in addition to this machine's own names. */
  readonly allowedHosts: readonly string[];
}

const path = '/mcp';
/**
 * Maximum size of a request, in bytes. This is enough for the largest code to check, even if the client escapes each
 * character (six bytes), and for the protocol data around it.
 */
const largestRequest = 640 * 1024;
/** Time limit for receiving a request, in milliseconds. */
const requestTimeout = 60_000;

/**
 * Serves the docs over streamable HTTP at `/mcp`. There are no sessions, so each request is independent.
 *
 * @returns the server and the port that it listens on.
 */
export async function serveHttp(
  docs: Docs,
  checker: Checker,
  options: HttpOptions,
): Promise<{ server: Server; port: number }> {
  const server = createHttpServer((request, response) => {
    respond(request, response, docs, checker, options).catch((error: unknown) => {
      // The client has closed the connection before the end of the body.
      if (request.destroyed && !request.complete) return;
      console.error(error);
      if (!response.headersSent) refuse(response, 500, 'The request failed.');
      else response.destroy();
    });
  });
  server.requestTimeout = requestTimeout;
  server.headersTimeout = 10_000;
  server.listen(options.port, options.host);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  docs: Docs,
  checker: Checker,
  options: HttpOptions,
): Promise<void> {
  // Blocks web pages that reach this machine through their own host name (DNS rebinding).
  if (!isAllowedHost(request.headers.host, options))
    return refuse(response, 403, 'The host is not allowed. Start the server with --allow-host.');
  if (!isAllowedOrigin(request.headers.origin, options))
    return refuse(response, 403, 'The origin is not allowed. Start the server with --allow-origin.');
  if (request.url?.split('?')[0] !== path) return refuse(response, 404, `The server is at ${path}.`);
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return refuse(response, 405, 'Only POST is allowed: the server has no sessions.');
  }
  const body = await bodyOf(request);
  if (body === undefined) return refuse(response, 413, `A request may have at most ${largestRequest} bytes.`);
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return refuse(response, 400, 'The body is not JSON.', -32_700);
  }
  const server = createServer(docs, checker);
  const transport = new StreamableHTTPServerTransport({ sessionIdGenerator: undefined, enableJsonResponse: true });
  response.on('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response, parsed);
}

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether the name in a request's `Host` header is this machine's or an allowed one. */
function isAllowedHost(host: string | undefined, { allowedHosts }: Pick<HttpOptions, 'allowedHosts'>): boolean {
  const name = host?.replace(/:\d+$/, '').toLowerCase() ?? '';
  return loopback.test(name) || allowedHosts.includes(name);
}

/** Whether a request may come from an origin. Programs that are not browsers send no origin. */
function isAllowedOrigin(origin: string | undefined, { allowedOrigins }: Pick<HttpOptions, 'allowedOrigins'>): boolean {
  if (origin === undefined || allowedOrigins.includes(origin)) return true;
  return URL.canParse(origin) && loopback.test(new URL(origin).hostname);
}

/** Reads the body of a request. Returns undefined if the body is too large. */
async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > largestRequest) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function refuse(response: ServerResponse, status: number, message: string, code = -32_000): void {
  response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code, message }, id: null }));
}
