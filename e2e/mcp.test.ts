import { request as httpRequest } from 'node:http';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import fc from 'fast-check';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createChecker } from '../packages/mcp/src/check/checker';
import { createPythonChecker } from '../packages/mcp/src/check/python-checker';
import { Docs } from '../packages/mcp/src/docs';
import { folderSite } from '../packages/mcp/src/site/folder-site';
import { NotOnSite } from '../packages/mcp/src/site/site';
import { webSite } from '../packages/mcp/src/site/web-site';
import { withPaths } from '../packages/mcp/src/tools/read-page';
import { releasedVersions } from '../plugins/shared/versions';
import { codeBlocksOf } from '../src/lib/markdown-sections';
import { call, clientInfo, connectTo, startServer } from './support/mcp';

async function overStdio(): Promise<Client> {
  const client = new Client(clientInfo);
  const args = ['--import', 'tsx', 'packages/mcp/src/main.ts', '--site', 'build'];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));
  return client;
}

let http: Awaited<ReturnType<typeof startServer>>;
const [latest = '', ...older] = releasedVersions();
const clients: Client[] = [];

const transports = { stdio: overStdio, http: () => connectTo(http.port) } as const;
const byName = new Map<string, Client>();

beforeAll(async () => {
  http = await startServer();
  for (const [name, open] of Object.entries(transports)) {
    const client = await open();
    byName.set(name, client);
    clients.push(client);
  }
});

afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await http.stop();
});

describe.each(Object.keys(transports))('over %s', (transport) => {
  const ask = (name: string, args: Record<string, unknown>) => call(byName.get(transport)!, name, args);

  it('lists tools, prompts and pages', async () => {
    const client = byName.get(transport)!;
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_docs',
      'read_page',
      'get_symbol',
      'list_changes',
      'find_example',
      'check_code',
    ]);
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);
    expect((await client.listPrompts()).prompts).toHaveLength(2);
    const { resources } = await client.listResources();
    expect(resources.length).toBeGreaterThan(150);
    const { contents } = await client.readResource({ uri: 'fishjam-docs://pages/0.21.0/tutorials/react-quick-start' });
    expect(contents).toMatchObject([{ text: readFileSync('build/0.21.0/tutorials/react-quick-start.md', 'utf8') }]);
  });

  it('fills its prompts', async () => {
    const client = byName.get(transport)!;
    const upgrade = await client.getPrompt({ name: 'upgrade-fishjam', arguments: { sdk: 'web', from: '0.21.0' } });
    expect(JSON.stringify(upgrade)).toContain('Removed: web `JoinRoomConfig` `.url`');
    const integrate = await client.getPrompt({ name: 'integrate-fishjam', arguments: { sdk: 'mobile' } });
    expect(JSON.stringify(integrate)).toContain('Mistakes that types do not catch');
  });

  it('searches as the site does, in the requested version', async () => {
    expect((await ask('search_docs', { query: 'useCamera', sdk: 'mobile' })).text).toMatch(
      /^useCamera \(Hook\): \/api\/mobile\/functions\/useCamera\n/,
    );
    expect((await ask('search_docs', { query: 'share the screen', version: 'next', limit: 1 })).text).toMatch(
      /^[^\n]*\/next\/how-to\/react[^\n]*screen/,
    );
    expect(await ask('search_docs', { query: 'room', version: '9.9.9' })).toEqual({
      isError: true,
      text: `There is no version 9.9.9. Use one of: ${[latest, 'next', ...older].join(', ')}.`,
    });
  });

  it('reads pages and sections, however they are named', async () => {
    const file = readFileSync('build/how-to/react/connecting.md', 'utf8');
    const whole = withPaths(file);
    expect(whole).toContain('](/api/web/functions/useSandbox)');
    expect(whole).not.toContain('](https://docs.fishjam.io/');
    expect(whole.length).toBeLessThan(file.length);
    for (const given of [
      '/how-to/react/connecting',
      'how-to/react/connecting.md',
      'https://docs.fishjam.io/how-to/react/connecting',
      `/${latest}/how-to/react/connecting/`,
    ])
      expect((await ask('read_page', { path: given })).text).toBe(whole);
    const section = (await ask('read_page', { path: '/how-to/react/connecting#get-a-token' })).text;
    expect(section).toMatch(/^## Get a token\n/);
    expect(whole).toContain(section);
    expect((await ask('read_page', { path: '/next', version: 'next' })).text).toMatch(/^# /);
    expect(await ask('read_page', { path: '/next/tutorials', version: '0.21.0' })).toMatchObject({ isError: true });
    const unknown = await ask('read_page', { path: '/how-to/react/connectin' });
    expect(unknown).toMatchObject({
      isError: true,
      text: expect.stringContaining('/how-to/react/connecting') as string,
    });
    const python = await ask('read_page', { path: '/tutorials/agents', sdk: 'server-python' });
    expect(python.text).toContain('from fishjam import');
    expect(python.text).not.toContain('@fishjam-cloud/js-server-sdk');
    const noSection = await ask('read_page', { path: '/how-to/react/connecting', section: 'nope' });
    expect(noSection.text).toContain('Use one of: before-you-start, get-a-token');
  });

  it('describes symbols and members, and rejects missing ones', async () => {
    const symbol = await ask('get_symbol', { name: 'useCamera', sdk: 'web' });
    expect(symbol.text).toContain("import { useCamera } from '@fishjam-cloud/react-client';");
    expect(symbol.text).toContain('- `activeCamera`: Deprecated. Use `currentCamera` and `isCameraOn`.');
    expect((await ask('get_symbol', { name: 'usecamera.togglecamera', sdk: 'web' })).text).toContain(
      'Details: /api/web/functions/useCamera#togglecamera',
    );
    const member = await ask('get_symbol', { name: 'AgentSession.receive', sdk: 'server-python' });
    expect(member.text).toContain('`websockets.ConnectionClosed` when the connection ends, including after you call');
    const notifier = await ask('get_symbol', { name: 'FishjamNotifier', sdk: 'server-python' });
    expect(notifier.text).toContain('The notifier does not reconnect');
    expect(await ask('get_symbol', { name: 'useCamera.nope', sdk: 'web' })).toMatchObject({ isError: true });
  });

  it('lists what changed between two versions', async () => {
    const { text } = await ask('list_changes', { from: '0.20.0', to: '0.22.0', sdk: 'server' });
    expect(text).toMatch(/^- Added: server `/m);
    const python = await ask('list_changes', { from: '0.21.0', to: '0.22.0', sdk: 'server-python' });
    expect(python.text).toMatch(/^- Changed: server-python `FishjamClient` `\.__init__`: `[^`]*fishjam_url/m);
    expect(await ask('list_changes', { from: '0.22.0', to: '0.22.0' })).toMatchObject({ isError: true });
  });

  it('finds samples and whole programs', async () => {
    const sample = await ask('find_example', { task: 'share the screen', sdk: 'web' });
    expect(sample.text).toContain('```tsx title="ScreenShareButton.tsx"');
    const program = await ask('find_example', { task: 'React quick start', sdk: 'web', whole: true });
    expect(program.text).toContain(readFileSync('build/examples/react-quick-start.md', 'utf8').trim());
    const python = await ask('find_example', { task: 'backend quick start', language: 'python', whole: true });
    expect(python.text).toContain('```python title="main.py"');
    const mobile = await ask('find_example', { task: 'livestreaming', sdk: 'mobile', whole: true });
    expect(mobile.text).toContain(readFileSync('build/examples/livestream-mobile.md', 'utf8').trim());
    const framework = await ask('find_example', { task: 'web server with fastify or fastapi', sdk: 'server-python' });
    expect(framework.text).toContain('Guide: /how-to/backend/fastapi-example');
  });

  it('checks code against a version, and names the page of each symbol', async () => {
    const code = `import { useCamera, useNope } from '@fishjam-cloud/react-client';
export function Button() {
  const { toggleCamera, isOn } = useCamera();
  return <button onClick={() => toggleCamera(1)}>{String(isOn)}</button>;
}`;
    const { text } = await ask('check_code', { code, sdk: 'web' });
    expect(text).toContain(
      "code.tsx:1:21 TS2305 Module '\"@fishjam-cloud/react-client\"' has no exported member 'useNope'",
    );
    expect(text).toMatch(/code\.tsx:3:25 TS2339 [^]*?\n {2}See \/api\/web\/functions\/useCamera\n/);
    expect(text).toMatch(/code\.tsx:4:46 TS2554 [^\n]*\n {2}See \/api\/web\/functions\/useCamera#togglecamera/);
    const old = await ask('check_code', {
      sdk: 'web',
      version: '0.21.0',
      code: "import type { JoinRoomConfig } from '@fishjam-cloud/react-client';\nexport const url = (config: JoinRoomConfig) => config.url;",
    });
    expect(old.text).toContain('No problems: the code compiles against Fishjam 0.21.0, web SDK.');
  });

  it('checks Python against a version, and names the page of each symbol', async () => {
    const code = `from fishjam import FishjamClient, Nope, RoomOptions
import fastapi

client = FishjamClient("id", "token")
room = client.create_room(RoomOptions(room_typ="conference"))
client.creat_peer(room.id)
client.create_peer(3)`;
    const { text } = await ask('check_code', { code, sdk: 'server-python' });
    expect(text).toMatch(/^- code\.py:1:36 reportAttributeAccessIssue "Nope" is unknown import symbol$/m);
    expect(text).toMatch(/^- code\.py:5:39 [^\n]*room_typ[^\n]*\n {2}See \/api\/server-python\/classes\/RoomOptions$/m);
    expect(text).toMatch(/^- code\.py:6:8 [^]*?\n {2}See \/api\/server-python\/classes\/FishjamClient$/m);
    expect(text).toMatch(/^- code\.py:7:20 [^]*?\n {2}See \/api\/server-python\/classes\/FishjamClient#create_peer$/m);
    expect(text).toContain('Not checked, because the types are not available here: fastapi.');
    const agent = 'from fishjam import AgentOptions\nAgentOptions()';
    expect((await ask('check_code', { code: agent, sdk: 'server-python' })).text).toMatch(/^No problems/);
    const old = await ask('check_code', { code: agent, sdk: 'server-python', version: '0.21.0' });
    expect(old.text).toContain('"AgentOptions" is unknown import symbol');
    expect(old.text).toContain(`Version ${latest} has AgentOptions`);
    expect(await ask('check_code', { code: agent, sdk: 'server', fileName: 'main.py' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('sdk: server-python') as string,
    });
  });
});

describe('checked samples of the guides', () => {
  const isAlone = (code: string) => !/from '\.|^import '\./m.test(code);

  it.each([
    ['web', 'how-to/react/screen-sharing'],
    ['mobile', 'how-to/react-native/screensharing'],
    ['server', 'how-to/backend/server-setup'],
  ] as const)('compile for %s too: %s', async (sdk, page) => {
    const samples = codeBlocksOf(readFileSync(`build/${page}.md`, 'utf8')).filter(
      ({ language, code }) => /^tsx?$/.test(language) && code.includes('@fishjam-cloud/') && isAlone(code),
    );
    expect(samples.length).toBeGreaterThan(0);
    for (const { code, language } of samples) {
      const { text } = await call(byName.get('http')!, 'check_code', { code, sdk, fileName: `sample.${language}` });
      expect(text).toMatch(/^No problems/);
    }
  });
});

describe('whole programs in Python', () => {
  it.each(['fastapi', 'agent-python'])('of the guides have no problems: %s', async (example) => {
    const files = codeBlocksOf(readFileSync(`build/examples/${example}.md`, 'utf8'))
      .filter(({ language }) => language === 'python')
      .map(({ title = '', code }) => ({ name: title, code }));
    const [main, ...otherFiles] = files;
    const { text } = await call(byName.get('http')!, 'check_code', {
      sdk: 'server-python',
      code: main!.code,
      fileName: main!.name,
      otherFiles,
    });
    expect(text).toMatch(/^No problems/);
  });
});

describe('untrusted input', () => {
  it('never leads outside the site', async () => {
    const site = await folderSite('build');
    const outside = ['/../package.json', '/..%2fpackage.json', '/%2e%2e/package.json', '/.cache/x', '//etc/passwd'];
    for (const name of [...outside, '/a\0b', '/a/../../package.json', '\\..\\package.json', ''])
      await expect(site.read(name)).rejects.toThrow(NotOnSite);
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 400 }), async (name) => {
        await expect(site.read(`/${name}/../../../package.json`)).rejects.toThrow(NotOnSite);
      }),
    );
  });

  it('does not follow links that leave the folder', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'mcp-site-'));
    try {
      symlinkSync(path.resolve('build/assets'), path.join(folder, 'assets'));
      symlinkSync(path.resolve('package.json'), path.join(folder, 'secret.json'));
      const site = await folderSite(folder);
      await expect(site.read('/secret.json')).rejects.toThrow(NotOnSite);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('is neither run nor resolved on disk if it is code', async () => {
    const marker = path.join(tmpdir(), `mcp-ran-${process.pid}`);
    const code = `/// <reference path="${path.resolve('package.json')}" />
import manifest from '${path.resolve('package.json')}';
import { writeFileSync } from 'node:fs';
writeFileSync(${JSON.stringify(marker)}, 'ran');
export const name: number = manifest.name;`;
    const { text } = await call(byName.get('http')!, 'check_code', { code, sdk: 'server', fileName: 'a.ts' });
    // If the file were resolved, its types would be available.
    expect(text).toMatch(/Not checked[^\n]*package\.json/);
    expect(() => readFileSync(marker)).toThrow();
  });

  it('that is Python code is neither run nor resolved outside its folder', async () => {
    const name = `mcp_secret_${process.pid}`;
    const secret = path.join(tmpdir(), `${name}.py`);
    const marker = path.join(tmpdir(), `mcp-ran-${process.pid}`);
    writeFileSync(secret, 'from typing import Final\n\nKEY: Final = "xyzzy"\n');
    try {
      const code = `from ...${name} import KEY\nopen(${JSON.stringify(marker)}, "w")\nvalue: int = KEY\n`;
      const { text } = await call(byName.get('http')!, 'check_code', { code, sdk: 'server-python' });
      expect(text).toContain('could not be resolved');
      expect(text).not.toContain('xyzzy');
      expect(() => readFileSync(marker)).toThrow();
    } finally {
      rmSync(secret);
    }
  });

  it('that is Python code is rejected if pyright is missing, too slow or skips a file', async () => {
    const docs = new Docs(await folderSite('build'));
    const stubs = await docs.stubs(await docs.open());
    const strict = createPythonChecker(1);
    await expect(strict.check({ 'a.py': 'x = 1' }, stubs)).rejects.toThrow('took longer than');
    const without = createPythonChecker(30_000, () => undefined);
    await expect(without.check({ 'a.py': 'x = 1' }, stubs)).rejects.toThrow('pyright is not installed');
    const checker = createPythonChecker();
    await expect(checker.check({ '../a.py': 'x = 1' }, stubs)).rejects.toThrow('not a relative path');
    const skipped = { 'a.py': 'x = 1', 'node_modules/b.py': 'x: int = ""' };
    await expect(checker.check(skipped, stubs)).rejects.toThrow('only 1 of 2 Python files');
  });

  it('is limited in size', async () => {
    const client = byName.get('http')!;
    const long = await call(client, 'check_code', { code: 'x'.repeat(100_001), sdk: 'web' });
    expect(long).toMatchObject({ isError: true, text: expect.stringContaining('100000') as string });
    expect(await call(client, 'search_docs', { query: 'x'.repeat(201) })).toMatchObject({ isError: true });
    expect(await call(client, 'check_code', { code: '', sdk: 'web' })).toMatchObject({ isError: true });
  });

  it('that takes too long to check is stopped', async () => {
    const strict = createChecker(1);
    const docs = new Docs(await folderSite('build'));
    const version = await docs.open();
    const declarations = await docs.declarations(version, 'web');
    await expect(strict.check({ 'a.ts': 'export {};' }, declarations)).rejects.toThrow('took longer than');
    await strict.close();
  });
});

describe('the HTTP server', () => {
  const send = (headers: Record<string, string>, { method = 'POST', target = '/mcp', body = '' } = {}) =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const request = httpRequest({ port: http.port, host: '127.0.0.1', method, path: target, headers }, (response) => {
        let text = '';
        response.on('data', (part: Buffer) => (text += part.toString()));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      request.on('error', reject);
      request.end(body);
    });
  const json = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  const ping = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

  it('accepts requests from programs, local pages and allowed origins, and refuses all others', async () => {
    for (const origin of [undefined, 'http://localhost:3000', 'http://127.0.0.1', 'https://app.example'])
      expect((await send({ ...json, ...(origin && { Origin: origin }) }, { body: ping })).status).toBe(200);
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example'])
      expect((await send({ ...json, Origin: origin }, { body: ping })).status).toBe(403);
    for (const host of ['evil.example', 'evil.example:80', '127.0.0.1.evil.example'])
      expect((await send({ ...json, Host: host }, { body: ping })).status).toBe(403);
  });

  it('accepts the largest code, even if each of its characters is escaped', async () => {
    const escaped = `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"code":"${String.raw`\u0061`.repeat(100_000)}"}}`;
    expect((await send(json, { body: escaped })).status).toBe(200);
  });

  it('responds to invalid requests with a clear error', async () => {
    expect((await send(json, { body: '{' })).status).toBe(400);
    expect((await send(json, { target: '/other', body: ping })).status).toBe(404);
    expect((await send({}, { method: 'GET' })).status).toBe(405);
    // Only the bytes that the server reads, so that it does not close the connection while the test is sending.
    const tooLong = { ...json, 'Content-Length': String(700 * 1024) };
    expect((await send(tooLong, { body: 'x'.repeat(640 * 1024 + 1) })).status).toBe(413);
  });

  it('returns a result for each of 200 concurrent calls, each with its own result', async () => {
    const names = ['useCamera', 'useMicrophone', 'usePeers', 'useConnection'];
    const many = await Promise.all(Array.from({ length: 4 }, () => connectTo(http.port)));
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const name = names[index % names.length]!;
        const tool = index % 10 === 0 ? 'check_code' : index % 2 === 0 ? 'get_symbol' : 'search_docs';
        const args = {
          name,
          query: name,
          sdk: 'web',
          code: `import { ${name} } from '@fishjam-cloud/react-client'; ${name}();`,
        };
        return call(many[index % many.length]!, tool, args).then(({ text }) => [name, text] as const);
      }),
    );
    await Promise.all(many.map((client) => client.close()));
    expect(results).toHaveLength(200);
    for (const [name, text] of results) expect(text).toMatch(new RegExp(`${name}|^No problems`));
  });
});

describe('over stdio', () => {
  it('200 concurrent calls all return a result', async () => {
    const client = byName.get('stdio')!;
    const results = await Promise.all(
      Array.from({ length: 200 }, (_, index) => call(client, 'search_docs', { query: `room ${index}` })),
    );
    expect(results.filter(({ isError, text }) => isError || text === '')).toEqual([]);
  });
});

describe('the package', () => {
  it('is bundled with its notices, and serves the docs without sources', async () => {
    await build({ configFile: 'packages/mcp/vite.config.ts', logLevel: 'error' });
    expect(readFileSync('packages/mcp/dist/licenses.md', 'utf8')).toMatch(/minisearch[^]*stemmer/);
    const client = new Client(clientInfo);
    const args = ['packages/mcp/dist/main.js', '--site', 'build'];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));
    clients.push(client);
    expect((await call(client, 'search_docs', { query: 'useCamera' })).text).toContain('/api/web/functions/useCamera');
    const checked = await call(client, 'check_code', { sdk: 'server', code: 'export const n: string = 1;' });
    expect(checked.text).toContain('code.tsx:1:14 TS2322');
    const python = await call(client, 'check_code', { sdk: 'server-python', code: 'n: str = 1' });
    expect(python.text).toContain('code.py:1:10 reportAssignmentType');
  });

  it('has the versions of its dependencies that are tested here', () => {
    const manifest = (file: string) =>
      JSON.parse(readFileSync(file, 'utf8')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    const root = manifest('package.json');
    const tested = { ...root.dependencies, ...root.devDependencies };
    for (const [name, version] of Object.entries(manifest('packages/mcp/package.json').dependencies))
      expect([name, tested[name]]).toEqual([name, version]);
  });
});

describe('a site at an address', () => {
  it('has the same pages and results as its folder', async () => {
    const [web, folder] = [new Docs(webSite(inject('baseUrl'))), new Docs(await folderSite('build'))];
    const [a, b] = await Promise.all([web.open('next'), folder.open('next')]);
    expect(a.searcher.search('room')).toEqual(b.searcher.search('room'));
    expect(await web.page(a, '/next/tutorials')).toBe(await folder.page(b, '/next/tutorials'));
    await expect(web.page(a, '/next/nope')).rejects.toThrow('has no page /next/nope');
  });
});
