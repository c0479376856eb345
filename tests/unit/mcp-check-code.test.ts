import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Checker } from '../../packages/mcp/src/check/checker';
import type { CodeProblem } from '../../packages/mcp/src/check/problem';
import { resultOfReport } from '../../packages/mcp/src/check/pyright-report';
import { Docs } from '../../packages/mcp/src/docs';
import { createServer } from '../../packages/mcp/src/server';
import { NotOnSite } from '../../packages/mcp/src/site/site';
import { checkCodeTool } from '../../packages/mcp/src/tools/check-code';
import { siteOf } from '../support/mcp-site';

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

describe('the problems of check_code', () => {
  const member = { name: 'cameraStream', signature: '', summary: '', route: '/api/camera#camerastream' };
  const symbols = ['web', 'server-python'].map((sdk) => ({ name: 'useCamera', sdk, route: '/api', members: [member] }));
  const files = {
    '/symbols.json': { symbols },
    '/declarations/web.json': { files: {}, types: '/types.json' },
    '/declarations/server-python.json': { files: {} },
    '/types.json': {},
  };
  const docs = new Docs(siteOf({ '1.0.0': { docs: [], files } }));
  const problem = (...names: string[]) => ({
    file: 'a',
    line: 1,
    column: 1,
    code: 'TS2339',
    message: 'Wrong.',
    symbols: names,
  });
  const textOf = (sdk: 'web' | 'server-python', problems: readonly CodeProblem[]) => {
    const find = () => Promise.resolve({ problems, uncheckedModules: [] });
    return checkCodeTool.run(docs, { code: '', sdk }, { ...unused, check: find, checkPython: find });
  };

  it('name the page of a member without its class in Python only, because TypeScript quotes names of any type', async () => {
    const problems = [problem('Mine', 'cameraStream')];
    expect(await textOf('server-python', problems)).toContain('See /api/camera#camerastream');
    expect(await textOf('web', problems)).not.toContain('See');
    expect(await textOf('web', [problem('useCamera.cameraStream')])).toContain('See /api/camera#camerastream');
  });

  it('end with a note if there may be more', async () => {
    const note = 'Only the first 30 problems are listed.';
    expect(await textOf('web', Array<CodeProblem>(29).fill(problem()))).not.toContain(note);
    expect(await textOf('web', Array<CodeProblem>(30).fill(problem()))).toContain(note);
  });
});

describe('the response without problems', () => {
  it('states the number of files, and names the mistakes that types do not catch', async () => {
    const files = { '/symbols.json': { symbols: [] }, '/declarations/web.json': { types: '/t.json' }, '/t.json': {} };
    const docs = new Docs(siteOf({ '1.0.0': { docs: [], files } }));
    const find = () => Promise.resolve({ problems: [], uncheckedModules: [] });
    const textOf = (args: object) =>
      checkCodeTool.run(docs, { code: '', sdk: 'web', ...args }, { ...unused, check: find });
    expect(await textOf({})).toBe(
      'No problems: the code compiles against Fishjam 1.0.0, web SDK. Types do not catch all mistakes: see /agents/web.md.',
    );
    expect(await textOf(named('a.ts', 'b.json'))).toMatch(/^No problems: all 2 files compile against/);
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

  it.each(['app/[...slug]/route.ts', 'app/(call)/@side/page.tsx', 'routes/$id.tsx', 'src/+page.ts', 'app/_layout.tsx'])(
    'may be one that frameworks use: %s',
    async (name) => {
      expect(await check(named(name))).toContain('The site was read.');
    },
  );
});

describe('the report of pyright', () => {
  const report = (filesAnalyzed: number, generalDiagnostics: readonly unknown[] = []) =>
    JSON.stringify({ generalDiagnostics, summary: { filesAnalyzed } });
  const error = (file: string, message: string) => {
    const start = { line: 0, character: 0 };
    return { file: `/tmp/x/code/${file}`, severity: 'error', message, range: { start, end: start } };
  };

  it('is rejected if a file was not checked', () => {
    const code = { 'a.py': '', '__pycache__/b.py': '', 'data.json': '{}' };
    expect(resultOfReport(report(2), code).problems).toEqual([]);
    expect(() => resultOfReport(report(1), code)).toThrow('only 1 of 2 Python files');
  });

  it('names the file of a problem, even if the name of its folder is that of the temporary one', () => {
    const { problems } = resultOfReport(report(2, [error('code/a.py', 'Wrong.'), error('a.py', 'Wrong.')]), {
      'a.py': '',
      'code/a.py': '',
    });
    expect(problems.map(({ file }) => file)).toEqual(['code/a.py', 'a.py']);
  });

  it('contains wrong imports of own modules as problems, and lists other packages', () => {
    const names = ['helpers.extra', 'shared.extra', 'lib.extra', 'fastapi', 'help'];
    const found = names.map((name) => error('app/main.py', `Import "${name}" could not be resolved`));
    const code = {
      'app/main.py': '',
      'helpers.py': '',
      'app/shared.py': '',
      'app/lib/b.py': '',
      'docs/fastapi.py': '',
    };
    const { problems, uncheckedModules } = resultOfReport(report(5, found), code);
    expect(problems.map(({ message }) => message)).toEqual(found.slice(0, 3).map(({ message }) => message));
    expect(uncheckedModules).toEqual(['fastapi', 'help']);
  });
});
