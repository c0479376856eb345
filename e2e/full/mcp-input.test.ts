import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, connectTo, startServer } from '../support/mcp';

let http: Awaited<ReturnType<typeof startServer>>;
let client: Client;

beforeAll(async () => {
  http = await startServer();
  client = await connectTo(http.port);
});

afterAll(async () => {
  await client.close();
  await http.stop();
});

describe('input to the MCP server', () => {
  it('of any form gets a response from every tool, and never stops the server', async () => {
    const word = fc.string({ maxLength: 300, unit: 'binary' });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('search_docs', 'read_page', 'get_symbol', 'list_changes', 'find_example'),
        fc.record({ query: word, path: word, name: word, from: word, task: word }),
        fc.option(fc.oneof(word, fc.constantFrom('next', '0.21.0', '__proto__', 'constructor')), { nil: undefined }),
        async (name, values, version) => {
          const { text } = await call(client, name, { ...values, ...(version !== undefined && { version }) });
          expect(text).not.toContain('could not be read');
          expect(text.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('that is Python code of any form gets a response', async () => {
    const parts = [
      '(',
      'def f(',
      '    ',
      '\n',
      "'''",
      'from . import ',
      'class A(A):',
      'import fishjam',
      '\t',
      '# pyright: strict',
    ];
    const unit = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.constantFrom(...parts));
    await fc.assert(
      fc.asyncProperty(fc.array(unit, { minLength: 1, maxLength: 40 }), async (pieces) => {
        const code = pieces.join('') || ' ';
        const { text } = await call(client, 'check_code', { code, sdk: 'server-python' });
        expect(text).toMatch(/^(?:No problems|Problems against)/);
      }),
      { numRuns: 12 },
    );
  });
});
