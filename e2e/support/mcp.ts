import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { createChecker } from '../../packages/mcp/src/check/checker';
import { Docs } from '../../packages/mcp/src/docs';
import { serveHttp } from '../../packages/mcp/src/http';
import { folderSite } from '../../packages/mcp/src/site/folder-site';

export const clientInfo = { name: 'test', version: '1.0.0' };

/** Serves the built site's MCP server over HTTP, on any free port of this machine. */
export async function startServer(): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  // On a busy machine, pyright can exceed the default limit. This limit ends before that of `call`.
  const checker = createChecker(100_000);
  const options = { host: '127.0.0.1', port: 0, allowedOrigins: ['https://app.example'], allowedHosts: [] };
  const { port, server } = await serveHttp(new Docs(await folderSite('build')), checker, options);
  return {
    port,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await checker.close();
    },
  };
}

/** Connects a client to an MCP server on this machine. */
export async function connectTo(port: number): Promise<Client> {
  const client = new Client(clientInfo);
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)));
  return client;
}

/** Calls a tool of an MCP server and returns the text of its result. */
export async function call(client: Client, name: string, args: Record<string, unknown>) {
  const result = (await client.callTool({ name, arguments: args }, undefined, { timeout: 120_000 })) as CallToolResult;
  const [first] = result.content;
  return { isError: result.isError === true, text: first?.type === 'text' ? first.text : '' };
}
