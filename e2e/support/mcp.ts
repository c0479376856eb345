import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

export const clientInfo = { name: 'test', version: '1.0.0' };

/** Options for MCP servers in tests. They listen on any free port of this machine. */
export const serverOptions = {
  host: '127.0.0.1',
  port: 0,
  allowedOrigins: ['https://app.example'],
  allowedHosts: [],
};

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
