import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Checker } from '../../packages/mcp/src/check/checker';
import { resultOfReport } from '../../packages/mcp/src/check/pyright-report';
import { Docs } from '../../packages/mcp/src/docs';
import { createServer } from '../../packages/mcp/src/server';
import { NotOnSite } from '../../packages/mcp/src/site/site';

/** Stands in for a site that cannot be read. A request that passes all checks of its arguments ends with this error. */
const unreachable = new Docs({ place: 'test', read: () => Promise.reject(new NotOnSite('The site was read.')) });
const unused: Checker = {
  check: () => Promise.reject(new Error('The code was checked.')),
  checkPython: () => Promise.reject(new Error('The code was checked.')),
  close: () => Promise.resolve(),
};

const client = new Client({ name: 'test', version: '1.0.0' });

beforeAll(async () => {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(unreachable, unused).connect(theirs);
  await client.connect(ours);
});

afterAll(() => client.close());

async function check(args: Record<string, unknown>): Promise<string> {
  const given = { code: 'export {};', sdk: 'web', ...args };
  const result = (await client.callTool({ name: 'check_code', arguments: given })) as CallToolResult;
  const [first] = result.content;
  expect(result.isError).toBe(true);
  return first?.type === 'text' ? first.text : '';
}

const named = (...names: string[]) => ({ otherFiles: names.map((name) => ({ name, code: 'export {};' })) });

describe('check_code', () => {
  it('rejects two files with the same name, because one would replace the other', async () => {
    expect(await check({ fileName: 'App.tsx', ...named('App.tsx') })).toContain('App.tsx belongs to two files');
    expect(await check(named('code.tsx'))).toContain('code.tsx belongs to two files');
    expect(await check({ fileName: 'App.tsx', ...named('app.tsx') })).toContain('belongs to two files');
    expect(await check({ sdk: 'server-python', ...named('a.py', 'a.py') })).toContain('a.py belongs to two files');
  });

  it('rejects a file in a folder that has the name of another file', async () => {
    expect(await check({ sdk: 'server-python', ...named('a.py', 'a.py/b.py') })).toContain('a file and a folder');
    expect(await check({ fileName: 'App.tsx', ...named('App.tsx.ts') })).toContain('The site was read.');
  });

  it('rejects code in a file that the compiler does not check', async () => {
    for (const fileName of ['App.json', 'src/types.d.ts', 'types.d.mts', 'style.d.css.ts'])
      expect(await check({ fileName })).toContain('cannot be checked alone');
    expect(await check({ fileName: 'src/App.tsx', ...named('data.json', 'types.d.ts') })).toContain(
      'The site was read.',
    );
  });
});

describe('the name of a file', () => {
  it.each(['../a.ts', 'src/../../a.ts', '/etc/a.ts', 'C:\\a.ts', './a.ts', 'src//a.ts', 'a', '.env.json'])(
    'must be a relative path that stays in its folder: %s',
    async (name) => {
      expect(await check({ fileName: name })).toContain('Write a relative path');
      expect(await check(named(name))).toContain('Write a relative path');
    },
  );
});

describe('the report of pyright', () => {
  const report = (filesAnalyzed: number) => JSON.stringify({ generalDiagnostics: [], summary: { filesAnalyzed } });

  it('is rejected if a file was not checked', () => {
    const code = { 'a.py': '', '__pycache__/b.py': '', 'data.json': '{}' };
    expect(resultOfReport(report(2), code).problems).toEqual([]);
    expect(() => resultOfReport(report(1), code)).toThrow('only 1 of 2 Python files');
  });
});
