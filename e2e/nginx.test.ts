import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { siteOf } from '../deploy/built-site';
import { compressSite } from '../deploy/compress';
import { resourcePolicy } from '../deploy/security-headers';
import { recordedInlineParts } from '../deploy/write-files';
import { startNginx } from '../tools/local/nginx';
import { nginxForTests } from './support/nginx';
import { rawRequest, type RawRequest } from './support/raw-request';

const scriptNamed = (prefix: string) =>
  `/assets/js/${readdirSync('build/assets/js').find((name) => name.startsWith(prefix))}`;
const script = scriptNamed('main.');
const worker = scriptNamed('search.');
const page = '/api/web';
const types = `/assets/agents/${readdirSync('build/assets/agents').find((name) => name.startsWith('types-web-'))}`;

/** Folder for a part of the built site. Compressing the whole site would take too long. */
const site = mkdtempSync(path.join(tmpdir(), 'docs-site-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));
const nginx = nginxForTests(async () => {
  const files = [
    'index.html',
    '404.html',
    '404.md',
    'next/404.html',
    'next/404.md',
    '0.20.0/404.html',
    '0.20.0.html',
    'api/web.html',
  ];
  const others = [
    'api/web.md',
    'index.md',
    'llms.txt',
    'symbols.json',
    'agents/web.md',
    types,
    script,
    worker,
    'img/logo.svg',
    'assets/search/manifest.json',
    'opensearch.xml',
    'search.html',
  ];
  for (const file of [...files, ...others]) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    cpSync(path.join('build', file), path.join(site, file), { preserveTimestamps: true });
  }
  await compressSite(site, path.join(site, '.cache'), { brotli: 4, gzip: 1 });
  return site;
});
const ask = (target: string, request?: RawRequest) => rawRequest(nginx.port(), target, request);
const built = (name: string) => readFileSync(path.join('build', name));

it('does not start on a port that another server uses', async () => {
  const started = startNginx(siteOf(recordedInlineParts(), false), site, path.join(site, '.second'), nginx.port());
  await expect(started).rejects.toThrow(`bind() to 0.0.0.0:${nginx.port()} failed`);
});

describe('addresses', () => {
  it.each([
    ['/api/web/', '/api/web'],
    ['/api/web.html', '/api/web'],
    ['/api/web/index.html', '/api/web'],
    ['/api/web/index', '/api/web'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['/0.20.0/', '/0.20.0'],
    ['/0.20.0.html', '/0.20.0'],
    ['/%61pi/web', '/api/web'],
    ['/api/../api/./web', '/api/web'],
    ['/api//web', '/api/web'],
    ['/api/web/?q=a%20b&c=%2F', '/api/web?q=a%20b&c=%2F'],
    ['/api/web.html?', '/api/web'],
    ['/search/?q=<x>', '/search?q=<x>'],
  ])('%s is sent to %s', async (from, to) => {
    const { status, headers } = await ask(from);
    expect([status, headers.get('location')]).toEqual([301, to]);
  });

  it.each([
    '//evil.com',
    '//evil.com/',
    '//evil.com/%2e%2e',
    '///evil.com//',
    '/\\evil.com',
    '/\\evil.com/',
    '/\\/evil.com/',
    '/%5cevil.com/',
    '/%2f%2fevil.com',
    '/%2f%2fevil.com/',
    '/.//evil.com/',
    '/%09/evil.com/',
    '/%0d%0aLocation:%20//evil.com/',
    '/@evil.com/',
    '/;@evil.com/',
    '/x//evil.com/index.html',
    'http://evil.com//evil.com/',
  ])('%s does not redirect to another host', async (target) => {
    const { status, headers } = await ask(target);
    expect([301, 404]).toContain(status);
    const location = headers.get('location');
    if (status === 301) expect(new URL(location ?? '', 'https://docs.fishjam.io').host).toBe('docs.fishjam.io');
    else expect(location).toBeUndefined();
    // Browsers would interpret several slashes, or a backslash, as the start of a host.
    if (location) expect(location).toMatch(/^\/(?![/\\])/);
  });

  it.each([
    ['/', 'index.html'],
    ['/api/web', 'api/web.html'],
    ['/api/web?anything=1', 'api/web.html'],
    ['/api/web.md', 'api/web.md'],
    ['/0.20.0', '0.20.0.html'],
    ['/search?q=room', 'search.html'],
  ])('%s is %s', async (target, name) => {
    const { status, body } = await ask(target);
    expect(status).toBe(200);
    expect(body.equals(built(name))).toBe(true);
  });
});

describe('missing files', () => {
  it.each([
    ['/nope', '404.html'],
    ['/api/web/nope', '404.html'],
    ['/404', '404.html'],
    ['/next/404', 'next/404.html'],
    ['/next/nope', 'next/404.html'],
    ['/NEXT/nope', 'next/404.html'],
    ['/0.20.0/api/nope', '0.20.0/404.html'],
    ['/0.20.00/nope', '404.html'],
    ['/nextish/nope', '404.html'],
    ['/API/WEB', '404.html'],
    ['/api/web.html.br', '404.html'],
    [`${script}.gz`, '404.html'],
    ['/%FF', '404.html'],
    ['/nope.md', '404.md'],
    ['/404.md', '404.md'],
    ['/api/web/nope.md', '404.md'],
    ['/next/nope.md', 'next/404.md'],
    ['/next/404.md', 'next/404.md'],
  ])('%s gets status 404 and %s', async (target, name) => {
    const { status, headers, body } = await ask(target);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    const type = name.endsWith('.md') ? 'text/markdown' : 'text/html';
    expect(headers.get('content-type')).toBe(`${type}; charset=utf-8`);
    expect(body.equals(built(name))).toBe(true);
  });

  it.each(['/assets/js/main.00000000.js', '/assets/js', '/assets/x'])(
    'get no page under /assets/: %s',
    async (target) => {
      const { status, headers, body } = await ask(target);
      expect([status, headers.get('cache-control'), headers.get('content-type')]).toEqual([
        404,
        'no-store',
        'text/plain; charset=utf-8',
      ]);
      expect(body.toString()).toBe('Not Found\n');
    },
  );
});

describe('a request that accepts Markdown', () => {
  const accept = { headers: { Accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' } };

  it.each([
    ['/', 'index.md'],
    ['/api/web', 'api/web.md'],
    ['/api/web?a=b', 'api/web.md'],
    ['/api/web.md', 'api/web.md'],
  ])('gets the Markdown of %s: %s', async (target, name) => {
    const { status, headers, body } = await ask(target, accept);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      'no-cache',
    ]);
    expect(headers.get('vary')).toContain('Accept');
    expect(body.equals(built(name))).toBe(true);
  });

  it.each([
    ['/search', 'search.html', 'text/html; charset=utf-8'],
    ['/img/logo.svg', 'img/logo.svg', 'image/svg+xml; charset=utf-8'],
    ['/llms.txt', 'llms.txt', 'text/plain; charset=utf-8'],
  ])('gets %s unchanged, because it has no Markdown', async (target, name, type) => {
    const { status, headers, body } = await ask(target, accept);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
    expect(body.equals(built(name))).toBe(true);
  });

  it.each([
    ['/nope', '404.md'],
    ['/next/nope', 'next/404.md'],
  ])('gets the not-found page of %s as Markdown', async (target, name) => {
    const { status, headers, body } = await ask(target, accept);
    expect([status, headers.get('content-type')]).toEqual([404, 'text/markdown; charset=utf-8']);
    expect(body.equals(built(name))).toBe(true);
  });

  it('gets a response that caches and validators can distinguish', async () => {
    const [html, markdown] = await Promise.all([ask(page), ask(page, accept)]);
    for (const { headers } of [html, markdown]) expect(headers.get('vary')?.split(', ')).toContain('Accept');
    expect(markdown.headers.get('etag')).not.toBe(html.headers.get('etag'));
    expect(html.body.equals(built('api/web.html'))).toBe(true);
    const unchanged = { 'If-None-Match': markdown.headers.get('etag') ?? '' };
    expect((await ask(page, { headers: { ...accept.headers, ...unchanged } })).status).toBe(304);
    expect((await ask(page, { headers: unchanged })).status).toBe(200);
  });

  it('gets HTML if the weight is 0', async () => {
    const { headers } = await ask(page, { headers: { Accept: 'text/html, text/markdown;q=0' } });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

describe('caching', () => {
  it.each([
    [page, 'no-cache'],
    ['/', 'no-cache'],
    ['/api/web.md', 'no-cache'],
    ['/assets/search/manifest.json', 'no-cache'],
    ['/llms.txt', 'no-cache'],
    ['/symbols.json', 'no-cache'],
    [types, 'public, max-age=31536000, immutable'],
    [script, 'public, max-age=31536000, immutable'],
    ['/img/logo.svg', 'public, max-age=86400'],
    ['/api/web/', 'public, max-age=3600'],
  ])('of %s is %s', async (target, cacheControl) => {
    expect((await ask(target)).headers.get('cache-control')).toBe(cacheControl);
  });

  it.each([page, script])('%s gets a 304 response if it is unchanged', async (target) => {
    const { headers } = await ask(target);
    const byTag = await ask(target, { headers: { 'If-None-Match': headers.get('etag') ?? '' } });
    expect([byTag.status, byTag.body.length]).toEqual([304, 0]);
    expect(byTag.headers.get('cache-control')).toBe(headers.get('cache-control'));
    const byDate = await ask(target, { headers: { 'If-Modified-Since': headers.get('last-modified') ?? '' } });
    expect(byDate.status).toBe(304);
    expect((await ask(target, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });
});

describe('compression', () => {
  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['identity', undefined, (body: Buffer) => body],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('for `Accept-Encoding: %s` is %s', async (accepted, encoding, decode) => {
    for (const [target, name] of [
      [page, 'api/web.html'],
      [script, script],
      ['/nope', '404.html'],
      ['/llms.txt', 'llms.txt'],
      ['/symbols.json', 'symbols.json'],
    ] as const) {
      const { headers, body } = await ask(target, { headers: { 'Accept-Encoding': accepted } });
      const vary = name.endsWith('.html') ? 'Accept-Encoding, Accept' : 'Accept-Encoding';
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([encoding, vary]);
      expect(decode(body).equals(built(name))).toBe(true);
    }
  });
});

describe('other requests', () => {
  it('HEAD gets the same response as GET, without a body', async () => {
    const [get, head] = await Promise.all([ask(page), ask(page, { method: 'HEAD' })]);
    expect([head.status, head.body.length]).toEqual([200, 0]);
    for (const name of ['content-length', 'etag', 'cache-control', 'content-type'])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'PROPFIND', 'TRACE', 'NONSENSE'])(
    '%s is refused',
    async (method) => {
      for (const target of [page, script, '/nope', '/api/web/']) {
        const { status, headers } = await ask(target, { method });
        expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
      }
    },
  );

  it('ranges are sent, and rejected beyond the end', async () => {
    const whole = built(script);
    const part = await ask(script, { headers: { Range: 'bytes=10-29' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-29/${whole.length}`]);
    expect(part.body.equals(whole.subarray(10, 30))).toBe(true);
    const last = await ask(script, { headers: { Range: 'bytes=-5' } });
    expect(last.body.equals(whole.subarray(-5))).toBe(true);
    const beyond = await ask(script, { headers: { Range: `bytes=${whole.length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
  });

  it('a path that is too long or missing is rejected with a short message', async () => {
    expect((await ask(`/${'a'.repeat(40_000)}`)).status).toBe(414);
    expect((await ask('/%zz')).status).toBe(400);
    expect((await ask('/a%00b')).status).toBe(400);
    expect((await ask('nothing')).status).toBe(400);
  });
});

describe('security headers', () => {
  const { everywhere, documents } = siteOf(recordedInlineParts(), false).headers;
  const all = [...everywhere, ...documents];

  it.each([
    ['a page', page, 200, {}],
    ['the search worker', worker, 200, {}],
    ['Markdown', '/api/web.md', 200, {}],
    ['an unchanged page', page, 304, { headers: { 'If-None-Match': '*' } }],
    ['a redirect', '/api/web/', 301, {}],
    ['the not-found page', '/nope', 404, {}],
    ['the not-found page of a version', '/next/nope', 404, {}],
    ['a missing script', '/assets/js/x.js', 404, {}],
    ['a disallowed method', page, 405, { method: 'POST' }],
    ['a malformed request', '/%zz', 400, {}],
    ['a path that is too long', `/${'a'.repeat(40_000)}`, 414, {}],
  ] as const)('are on %s', async (_, target, status, request) => {
    const answer = await ask(target, request);
    expect(answer.status).toBe(status);
    expect(all.length).toBeGreaterThan(5);
    for (const [name, value] of all) expect([name, answer.headers.get(name.toLowerCase())]).toEqual([name, value]);
    expect(answer.headers.get(resourcePolicy.name.toLowerCase())).toBe(resourcePolicy.value);
    expect(answer.headers.get('cache-control')).toBeTruthy();
    expect(answer.headers.get('server')).toBe('nginx');
    expect(answer.body.toString('latin1')).not.toMatch(/nginx\/\d/);
  });

  it.each([
    ['a script', script, 200, {}],
    ['a part of a script', script, 206, { headers: { Range: 'bytes=0-9' } }],
    ['an unchanged script', script, 304, { headers: { 'If-None-Match': '*' } }],
  ] as const)('omit the headers of documents on %s, and stay within 400 bytes', async (_, target, status, request) => {
    const answer = await ask(target, request);
    expect(answer.status).toBe(status);
    for (const [name, value] of everywhere)
      expect([name, answer.headers.get(name.toLowerCase())]).toEqual([name, value]);
    for (const [name] of documents) expect([name, answer.headers.get(name.toLowerCase())]).toEqual([name, undefined]);
    const added = [
      'strict-transport-security',
      'x-content-type-options',
      'cache-control',
      resourcePolicy.name.toLowerCase(),
    ];
    const bytes = added.map((name) => `${name}: ${answer.headers.get(name) ?? ''}\r\n`.length);
    expect(bytes.reduce((total, each) => total + each, 0)).toBeLessThan(400);
  });

  it('are on a range beyond the end, where nginx writes all headers twice', async () => {
    const { status, headers } = await ask(script, { headers: { Range: 'bytes=99999999-' } });
    expect(status).toBe(416);
    for (const [name, value] of everywhere) expect(headers.get(name.toLowerCase())).toBe(`${value}, ${value}`);
  });

  it('let other sites show images of this site', async () => {
    const { headers } = await ask('/img/logo.svg');
    expect(headers.get(resourcePolicy.name.toLowerCase())).toBe(resourcePolicy.ofPictures);
  });
});
