import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Checker } from '../../packages/mcp/src/check/checker';
import { Docs } from '../../packages/mcp/src/docs';
import { createServer } from '../../packages/mcp/src/server';
import { NotOnSite } from '../../packages/mcp/src/site/site';

/** Connects a client to a server whose site rejects every read with an error. */
async function connectTo(error: Error): Promise<Client> {
  const docs = new Docs({ place: 'test', read: () => Promise.reject(error) });
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(docs, {} as Checker).connect(theirs);
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(ours);
  return client;
}

const search = (client: Client) => client.callTool({ name: 'search_docs', arguments: { query: 'room' } });
const textResult = (text: string) => ({ isError: true, content: [{ type: 'text', text }] });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the MCP server', () => {
  it('logs an unexpected error, and does not blame the docs for it', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const error = new Error('The disk is full.');
    const client = await connectTo(error);
    expect(await search(client)).toEqual(textResult('The request failed: The disk is full.'));
    expect(log).toHaveBeenCalledExactlyOnceWith(error);
    await client.close();
  });

  it('returns an error that the agent can correct as it is', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const client = await connectTo(new NotOnSite('The docs have no file.'));
    expect(await search(client)).toEqual(textResult('The docs have no file.'));
    expect(log).not.toHaveBeenCalled();
    await client.close();
  });

  it('rejects arguments that do not match the schema of a tool', async () => {
    const client = await connectTo(new NotOnSite('The docs have no file.'));
    const result = await client.callTool({ name: 'search_docs', arguments: { query: '' } });
    expect(result.isError).toBe(true);
    expect(JSON.stringify(result.content)).toContain('query');
    await client.close();
  });
});
