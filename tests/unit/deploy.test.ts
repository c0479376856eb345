import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inlinePartsOfSite, siteOf } from '../../deploy/built-site';
import { cloudFrontHeaders } from '../../deploy/cdn/cloudfront';
import { compressSite } from '../../deploy/compress';
import { deployFiles } from '../../deploy/files';
import { nginxConfig } from '../../deploy/nginx/config';
import { fillTemplate } from '../../deploy/nginx/fill-template';
import { contentSecurityPolicy } from '../../deploy/policy/content-security-policy';
import { findInlineParts, sourceHash } from '../../deploy/policy/inline-parts';
import { cacheClasses, cacheOfErrors, cacheOfRedirects, canonicalPath, wantsMarkdown } from '../../deploy/rules';
import type { Header } from '../../deploy/security-headers';
import { recordedInlineParts } from '../../deploy/write-files';

const inline = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"], styleAttributes: ["'sha256-c'"] };
const site = siteOf(inline, false);

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/api/web', '/api/web'],
    ['/api/web/', '/api/web'],
    ['/api/web.html', '/api/web'],
    ['/api/web/index.html', '/api/web'],
    ['/api/web.md', '/api/web.md'],
    ['/0.20.0/', '/0.20.0'],
    ['/assets/js/a.b.js', '/assets/js/a.b.js'],
    ['//evil.com', undefined],
    ['/\\evil.com', undefined],
    ['/a b', undefined],
    ['/é', undefined],
    ['', '/'],
  ])('maps %j to %j', (given, canonical) => {
    expect(canonicalPath(given)).toBe(canonical);
  });
});

describe('inline parts of pages', () => {
  it('are executed scripts, styles and style attributes, each once', () => {
    const html = `<script>one</script><script type=module>two</script><script src=/a.js></script>
      <script type="application/ld+json">{}</script><noscript><style>p{}</style></noscript><p style="color:red">a</p>`;
    const { parts, diagnostics } = findInlineParts([
      ['a.html', html],
      ['b.html', html],
    ]);
    expect(diagnostics).toEqual([]);
    expect(parts).toEqual({
      scripts: [sourceHash('one'), sourceHash('two')].sort(),
      styles: [sourceHash('p{}')],
      styleAttributes: [sourceHash('color:red')],
    });
  });

  it('may include text that starts like a javascript: URL', () => {
    const html = '<meta name="description" content="JavaScript: how to join"><img alt="javascript: a logo">';
    expect(findInlineParts([['page.html', html]]).diagnostics).toEqual([]);
  });

  it('have the same hash as in browsers', () => {
    // The example of https://www.w3.org/TR/CSP3/#external-hash.
    expect(sourceHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
  });

  it.each([
    ['<p onclick="a()">', 'onclick'],
    ['<svg><g ONLOAD=a()>', 'onload'],
    ['<a href=javascript:a()>', 'javascript:'],
    ['<a href=" java\nscript:a()">', 'javascript:'],
    ['<form action="JavaScript:a()">', 'javascript:'],
  ])('must not include scripts in attributes: %j', (html, what) => {
    const { diagnostics } = findInlineParts([['page.html', html]]);
    expect(diagnostics).toMatchObject([{ file: 'page.html', what: expect.stringContaining(what) as string }]);
  });
});

describe('the policy', () => {
  const directives = (analytics: boolean) =>
    new Map(
      contentSecurityPolicy({ inline, analytics })
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );

  it('allows no inline code and no hosts except those that it lists', () => {
    const policy = contentSecurityPolicy({ inline, analytics: false });
    expect(policy).toMatch(/^default-src 'self'; /);
    for (const name of ['frame-src', 'manifest-src', 'media-src', 'object-src', 'base-uri', 'form-action'])
      expect([name, directives(false).get(name)]).toEqual([name, ["'none'"]]);
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
    expect(directives(false).get('script-src')).toEqual(["'self'", "'sha256-a'"]);
    expect(directives(false).get('trusted-types')).toEqual(['default', 'bundler']);
  });

  it('adds the documented hosts for analytics, and then leaves out Trusted Types', () => {
    const [without, withIt] = [directives(false), directives(true)];
    const added = [...withIt].flatMap(([name, sources]) =>
      sources.filter((source) => !without.get(name)?.includes(source)).map((source) => `${name} ${source}`),
    );
    expect(added).toEqual([
      'script-src https://*.googletagmanager.com',
      'img-src https://*.google-analytics.com',
      'img-src https://*.googletagmanager.com',
      'connect-src https://*.google-analytics.com',
      'connect-src https://*.analytics.google.com',
      'connect-src https://*.googletagmanager.com',
      'frame-src https://www.googletagmanager.com',
    ]);
    expect([...without.keys()].filter((name) => !withIt.has(name))).toEqual([
      'require-trusted-types-for',
      'trusted-types',
    ]);
  });
});

describe('the files for servers', () => {
  const files = deployFiles(inline, site);

  it('match the rules: run `npm run deploy:files` after a build', () => {
    const recorded = recordedInlineParts();
    for (const [name, text] of deployFiles(recorded, siteOf(recorded, false)))
      expect([name, readFileSync(name, 'utf8')]).toEqual([name, text]);
  });

  it('match their description in DEPLOYMENT.md', () => {
    const text = readFileSync('DEPLOYMENT.md', 'utf8');
    const values = [...cacheClasses.map(({ cacheControl }) => cacheControl), cacheOfRedirects, cacheOfErrors];
    expect(values.filter((value) => !text.includes(`\`${value}\``))).toEqual([]);
    for (const name of files.keys()) expect(text).toContain(name.split('/').at(-1));
  });

  it('all contain the security headers', () => {
    for (const name of [
      'nginx.conf',
      'cloudflare/_headers',
      'netlify/_headers',
      'cloudfront/viewer-request.js',
      'cloudfront/response-headers.json',
    ])
      expect([name, files.get(`deploy/generated/${name}`)]).toEqual([
        name,
        expect.stringContaining("default-src 'self'"),
      ]);
  });

  it('let other sites use images on every CDN', () => {
    const cdns = [...files].filter(([name]) => !name.endsWith('nginx.conf'));
    for (const [name, text] of cdns) expect([name, /cross-origin-resource-policy/i.test(text)]).toEqual([name, false]);
  });

  it('set headers in only one place in nginx, where no location removes them', () => {
    const config = nginxConfig(site, { root: '/srv', runtime: '/run/docs', port: 80 });
    const locations = config.slice(config.indexOf('location '));
    expect(config.match(/add_header/g)?.length).toBeGreaterThan(5);
    expect(locations).not.toContain('add_header');
  });

  it('serve the Markdown of the version for unknown Markdown, before its page', () => {
    const config = nginxConfig(site, { root: '/srv', runtime: '/run/docs', port: 80 });
    const [, map = ''] = /map \$not_found_target \$not_found_page \{\n(.*?)\n {4}\}/s.exec(config) ?? [];
    const rules = map.split('\n').map((line) => line.trim().replace(/;$/, '').split(' '));
    const answerTo = (path: string) =>
      rules.find(
        ([pattern = '']) => pattern === 'default' || new RegExp(pattern.replaceAll('"', '').slice(2), 'i').test(path),
      )?.[1];
    expect(answerTo('/nope.md')).toBe('/404.md');
    expect(answerTo('/next/api/nope.md')).toBe('/next/404.md');
    expect(answerTo('/0.20.0/nope.md')).toBe('/0.20.0/404.md');
    expect(answerTo('/0.20.0/nope')).toBe('/0.20.0/404.html');
    expect(answerTo('/nope')).toBe('/404.html');
  });

  it('let each nginx worker open a file for each connection, regardless of the system limit', () => {
    const config = nginxConfig(site, { root: '/srv', runtime: '/run/docs', port: 80 });
    const [, files = '0'] = /^worker_rlimit_nofile (\d+);$/m.exec(config) ?? [];
    const [, connections = '0'] = /^ *worker_connections (\d+);$/m.exec(config) ?? [];
    expect(Number(connections)).toBeGreaterThan(1024);
    expect(Number(files)).toBeGreaterThan(2 * Number(connections));
  });

  it('stay within the limits of Cloudflare Pages: 100 rules, 2000 characters per line', () => {
    const text = files.get('deploy/generated/cloudflare/_headers') ?? '';
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
    expect(text.split('\n').filter((line) => line.startsWith('/')).length).toBeLessThan(100);
  });
});

describe('the CloudFront function', () => {
  type Answer = { statusCode?: number; uri?: string; headers: Record<string, { value: string }> };
  const source = deployFiles(inline, site).get('deploy/generated/cloudfront/viewer-request.js') ?? '';
  const handler = runInNewContext(`${source}; handler`) as (event: object) => Answer;
  const ask = (uri: string, query = '', method = 'GET', accept?: string) =>
    handler({
      request: { method, uri, rawQueryString: () => query, headers: accept ? { accept: { value: accept } } : {} },
    });

  it.each([
    ['/', '/index.md'],
    ['/api/web', '/api/web.md'],
    ['/img/logo.svg', '/img/logo.svg'],
    // The search page has no Markdown.
    ['/search', '/search.html'],
  ])('turns %s into %s for a request that accepts Markdown', (uri, file) => {
    expect(ask(uri, '', 'GET', 'text/markdown, text/html, */*').uri).toBe(file);
  });

  it.each([
    ['/', '/index.html'],
    ['/api/web', '/api/web.html'],
    ['/0.20.0', '/0.20.0.html'],
    ['/api/web.md', '/api/web.md'],
    ['/assets/js/a.b.js', '/assets/js/a.b.js'],
    ['/<script>', '/<script>'],
    ['//evil.com', '//evil.com'],
  ])('maps %s to %s', (uri, key) => {
    expect(ask(uri).uri).toBe(key);
  });

  it('redirects a page to its canonical address, with its query and all headers', () => {
    const { statusCode, headers } = ask('/api/web.html', 'a=1');
    expect([statusCode, headers['location']?.value]).toEqual([301, '/api/web?a=1']);
    for (const [name, value] of [...site.headers.everywhere, ...site.headers.documents])
      expect([name, headers[name.toLowerCase()]?.value]).toEqual([name, value]);
  });

  it('redirects each moved page to its new address in one step, and its Markdown', () => {
    expect(site.redirects.length).toBeGreaterThan(0);
    for (const { from, to } of site.redirects)
      for (const uri of from.endsWith('.md') ? [from] : [from, `${from}/`, `${from}.html`]) {
        const { statusCode, headers } = ask(uri, 'a=1');
        expect([uri, statusCode, headers['location']?.value]).toEqual([uri, 301, `${to}?a=1`]);
      }
  });

  it('rejects methods other than GET and HEAD', () => {
    const { statusCode, headers } = ask('/', '', 'POST');
    expect([statusCode, headers['allow']?.value]).toEqual([405, 'GET, HEAD']);
  });

  it('is not larger than CloudFront allows', () => {
    expect(Buffer.byteLength(source)).toBeLessThan(10 * 1024);
  });
});

describe('the headers policy for CloudFront', () => {
  const headers = [...site.headers.documents, ...site.headers.everywhere];
  const withTransport = (value: string) =>
    headers.map(([name, other]): Header => [name, name === 'Strict-Transport-Security' ? value : other]);

  it('has the values of Strict-Transport-Security in its own fields', () => {
    expect(JSON.parse(cloudFrontHeaders(withTransport('max-age=60')))).toMatchObject({
      SecurityHeadersConfig: { StrictTransportSecurity: { IncludeSubdomains: false, AccessControlMaxAgeSec: 60 } },
    });
    expect(JSON.parse(cloudFrontHeaders(withTransport('max-age=60; includeSubDomains')))).toMatchObject({
      SecurityHeadersConfig: { StrictTransportSecurity: { IncludeSubdomains: true, AccessControlMaxAgeSec: 60 } },
    });
  });

  it('needs every header that has its own field', () => {
    const missing = headers.filter(([name]) => name !== 'X-Frame-Options');
    expect(() => cloudFrontHeaders(missing)).toThrow('needs the header X-Frame-Options');
    expect(() => cloudFrontHeaders(withTransport('includeSubDomains'))).toThrow('without max-age');
  });
});

describe("Netlify's edge function", () => {
  const source = deployFiles(inline, site).get('deploy/generated/netlify/edge-functions/markdown.js') ?? '';
  type Edge = { default: (request: Request) => URL | undefined; config: { header: Record<string, string> } };
  const load = () => import(`data:text/javascript,${encodeURIComponent(source)}`) as Promise<Edge>;
  const markdown = 'text/markdown, text/html;q=0.9';

  it.each([
    ['/', '/index.md'],
    ['/api/web?a=1', '/api/web.md?a=1'],
    ['/0.20.0', '/0.20.0.md'],
    ['/search?q=room', undefined],
    ['/api/web/', undefined],
    ['/api/web.html', undefined],
    ['/llms.txt', undefined],
  ])('serves %s as %s to a request that accepts Markdown', async (from, to) => {
    const { default: run, config } = await load();
    const answer = run(new Request(`https://docs.example${from}`, { headers: { accept: markdown } }));
    expect(answer && answer.pathname + answer.search).toBe(to);
    expect(new RegExp(config.header['accept']!).test(markdown)).toBe(true);
  });

  it.each(['text/html', '*/*', 'text/markdown;q=0'])('does nothing for %s', async (accept) => {
    const { default: run } = await load();
    expect(run(new Request('https://docs.example/api/web', { headers: { accept } }))).toBeUndefined();
  });
});

describe('compressSite', () => {
  it('adds compressed copies of large text files, reuses them in the next run, and removes unused ones', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'docs-compress-'));
    const [siteFolder, cache] = [path.join(folder, 'site'), path.join(folder, 'cache')];
    mkdirSync(path.join(siteFolder, 'a'), { recursive: true });
    const text = '<p>text</p>'.repeat(500);
    writeFileSync(path.join(siteFolder, 'a/page.html'), text);
    writeFileSync(path.join(siteFolder, 'small.html'), 'small');
    writeFileSync(path.join(siteFolder, 'picture.png'), text);
    const effort = { brotli: 1, gzip: 1 };
    const first = await compressSite(siteFolder, cache, effort);
    const at = (name: string) => path.join(siteFolder, 'a', name);
    expect(readdirSync(path.join(siteFolder, 'a')).sort()).toEqual(['page.html', 'page.html.br', 'page.html.gz']);
    expect(readdirSync(siteFolder).sort()).toEqual(['a', 'picture.png', 'small.html']);
    expect(brotliDecompressSync(readFileSync(at('page.html.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(at('page.html.gz'))).toString()).toBe(text);
    expect(Math.round(statSync(at('page.html.br')).mtimeMs)).toBe(Math.round(statSync(at('page.html')).mtimeMs));
    const kept = readdirSync(cache);
    expect(await compressSite(siteFolder, cache, effort)).toEqual(first);
    expect([first.files, readdirSync(cache)]).toEqual([1, kept]);

    const monthAgo = (Date.now() - 31 * 24 * 60 * 60 * 1000) / 1000;
    writeFileSync(path.join(cache, 'old.br'), '');
    utimesSync(path.join(cache, 'old.br'), monthAgo, monthAgo);
    await compressSite(siteFolder, cache, effort);
    expect(readdirSync(cache)).toEqual(kept);
    rmSync(folder, { recursive: true });
  });
});

describe('a site that is not built', () => {
  it('is reported with the command that builds it', async () => {
    const message = 'no-such-build/ does not exist. Run `npm run build`.';
    expect(() => inlinePartsOfSite('no-such-build')).toThrow(message);
    await expect(compressSite('no-such-build')).rejects.toThrow(message);
  });
});

describe('the Dockerfile', () => {
  it('builds the site with the Node.js version of .nvmrc', () => {
    const version = readFileSync('.nvmrc', 'utf8').trim();
    expect(readFileSync('deploy/Dockerfile', 'utf8')).toContain(`FROM node:${version}-bookworm-slim`);
  });
});

describe('fillTemplate', () => {
  it('fills a placeholder in a line, and a line for each item of a list', () => {
    const template = 'listen {{port}};\n    {{types}}\n{{user}}\nend\n';
    expect(fillTemplate(template, { port: '80', types: ['a $1;', 'b;'], user: [] })).toBe(
      'listen 80;\n    a $1;\n    b;\nend\n',
    );
  });

  it('reports a placeholder without a value, and a value without a placeholder', () => {
    expect(() => fillTemplate('{{port}}', {})).toThrow('{{port}}');
    expect(() => fillTemplate('', { port: '80' })).toThrow('port');
  });
});

describe('an `Accept` header', () => {
  it.each([
    'text/markdown',
    'Text/Markdown',
    'text/html, text/markdown',
    'text/html,text/markdown;q=0.9',
    'text/markdown; q=0.05, text/html',
    'text/markdown;charset=utf-8;q=1',
  ])('%s requests Markdown', (accept) => expect(wantsMarkdown(accept)).toBe(true));

  it.each([
    undefined,
    '',
    '*/*',
    'text/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/markdown;q=0',
    'text/markdown; q=0.0, text/html',
    'text/markdown;charset=utf-8;q=0.000',
    'x-text/markdown-like',
    'text/markdownish',
  ])('%s does not', (accept) => expect(wantsMarkdown(accept)).toBe(false));
});
