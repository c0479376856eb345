import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Checker } from '../../packages/mcp/src/check/checker';
import { Docs } from '../../packages/mcp/src/docs';
import { createServer } from '../../packages/mcp/src/server';
import { NotOnSite, type Site } from '../../packages/mcp/src/site/site';
import { siteOf } from '../support/mcp-site';

/** Connects a client to a server whose site rejects every read with an error. */
const connectTo = (error: Error) => connectWith({ place: 'test', read: () => Promise.reject(error) });

/** Connects a client to a server. */
async function connectWith(site: Site, checker = {} as Checker): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(new Docs(site), checker).connect(theirs);
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(ours);
  return client;
}

const symbolPage = {
  path: '/api/web/functions/useRoom',
  title: 'useRoom',
  kind: 'web',
  symbol: 'Function',
  sections: [],
} as const;

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

  it('cancels a check when the client cancels its request', async () => {
    const canceling = new AbortController();
    let checkCanceled: AbortSignal | undefined;
    const checker = {
      checkPython(_code, _stubs, canceled) {
        checkCanceled = canceled;
        canceling.abort();
        return new Promise(() => undefined);
      },
    } as Partial<Checker> as Checker;
    const files = { '/declarations/server-python.json': { files: {} } };
    const client = await connectWith(siteOf({ '1.0.0': { docs: [], files } }), checker);
    const request = { name: 'check_code', arguments: { code: 'a = 1', sdk: 'server-python' } };
    await expect(client.callTool(request, undefined, { signal: canceling.signal })).rejects.toThrow();
    await vi.waitUntil(() => checkCanceled?.aborted, { timeout: 60_000 });
    await client.close();
  });

  it('lists pages by their titles, with guides before the reference', async () => {
    const docs = [symbolPage, { path: '/how-to/join', title: 'Join a room', kind: 'guide', sections: [] } as const];
    const client = await connectWith(siteOf({ '1.0.0': { docs, files: {} } }));
    const { resources } = await client.listResources();
    expect(resources.map(({ title, uri }) => [title, uri])).toEqual([
      ['Join a room', 'fishjam-docs://pages/1.0.0/how-to/join'],
      ['useRoom', 'fishjam-docs://pages/1.0.0/api/web/functions/useRoom'],
    ]);
    await client.close();
  });

  it('completes the SDK of a prompt', async () => {
    const client = await connectWith(siteOf({ '1.0.0': { docs: [], files: {} } }));
    const ref = { type: 'ref/prompt', name: 'integrate-fishjam' } as const;
    const { completion } = await client.complete({ ref, argument: { name: 'sdk', value: 'ser' } });
    expect(completion.values).toEqual(['server', 'server-python']);
    const { prompts } = await client.listPrompts();
    expect(prompts[0]?.arguments?.[0]?.description).toContain('web (React)');
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
