import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteOf } from '../../deploy/built-site';
import { aws } from '../../deploy/cloudfront/aws';
import { deploy, type Environment } from '../../deploy/cloudfront/deploy';
import type { Release } from '../../deploy/cloudfront/publish';
import { uploadCommands } from '../../deploy/cloudfront/s3-commands';
import { deployFiles } from '../../deploy/files';
import { allowBoth } from '../../deploy/policy/allow-both';
import type { InlineParts } from '../../deploy/policy/inline-parts';
import { cacheControlOf, cacheOfErrors, mediaTypes } from '../../deploy/rules';
import { checkSite } from '../../deploy/smoke/check-site';
import { securityHeaders } from '../../deploy/security-headers';
import { expectations, expectationsOfEarlier } from '../../deploy/smoke/expectations';
import { repeatCheck } from '../../deploy/smoke/repeat-check';
import { FakeCloudFront } from '../support/fake-cloudfront';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-cloudfront-'));
afterAll(() => rmSync(folder, { recursive: true }));

const inlineOf = (name: string): InlineParts => ({
  scripts: [`'sha256-${name}'`],
  styles: [],
  styleAttributes: name === 'first' ? [] : [`'sha256-${name}-attribute'`],
});
const inline: Readonly<Record<string, InlineParts>> = { first: inlineOf('first'), other: inlineOf('other') };

/** Writes a release. Pages of two releases differ, but have the same size if their names have the same length. */
function release(name: 'first' | 'other', extra: Readonly<Record<string, string>> = {}): Release {
  const at = path.join(folder, `${name}-${Math.random()}`);
  const site = siteOf(inline[name]!, false);
  const pages = ['', ...site.versionPrefixes].flatMap((prefix) => [
    prefix || '/index',
    `${prefix}/404`,
    `${prefix}/tutorials/react-quick-start`,
    `${prefix}/api/web/functions/useCamera`,
  ]);
  const files: Record<string, string> = {
    [`assets/js/main.${name === 'first' ? 'aaaaaaaa' : 'bbbbbbbb'}.js`]: name,
    'assets/search/manifest.json': name,
    'assets/search/search-index-00000000.json': '{}',
    'img/logo.svg': '<svg>',
    'img/card.png': 'png',
    'sitemap.xml': '<urlset>',
    'llms.txt': 'text',
    ...Object.fromEntries(pages.map((page) => [`${page.slice(1)}.md`, `${name} ${page}`])),
    ...Object.fromEntries(pages.map((page) => [`${page.slice(1)}.html`, `${name} ${page}`])),
    ...extra,
  };
  files['index.html'] = `<script src="/${Object.keys(files)[0]}"></script>`;
  for (const [file, text] of Object.entries(files)) write(path.join(at, 'site', file), text);
  const texts = deployFiles(inline[name]!, site);
  const generated = (file: string) => {
    write(path.join(at, file), texts.get(`deploy/generated/cloudfront/${file}`)!);
    return path.join(at, file);
  };
  return {
    site: path.join(at, 'site'),
    headersPolicy: generated('response-headers.json'),
    viewerRequest: generated('viewer-request.js'),
  };
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const host = { bucket: 'docs', distribution: 'DISTRIBUTION' };

describe('a deploy to CloudFront', () => {
  let cloud: FakeCloudFront;
  let server: Awaited<ReturnType<FakeCloudFront['listen']>>;
  let environment: Environment;

  beforeEach(async () => {
    const old = deployFiles(inline['first']!, siteOf(inline['first']!, false));
    const text = (name: string) => old.get(`deploy/generated/cloudfront/${name}`)!;
    cloud = new FakeCloudFront(text('response-headers.json'), text('viewer-request.js'));
    server = await cloud.listen();
    const check = ({ site }: Release) => {
      const name = site.includes('other-') ? 'other' : 'first';
      return checkSite(server.origin, expectations(site, siteOf(inline[name]!, false)));
    };
    environment = { aws: cloud.aws, check, folder: path.join(folder, 'online') };
  });
  afterEach(() => server.close());

  const policies = () =>
    cloud.policies.map((policy) => policy.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy);

  it('responds as the check after a deploy expects', async () => {
    expect(await deploy(host, release('first'), environment)).toEqual([]);
    expect(await deploy(host, release('other'), environment)).toEqual([]);
  });

  it('stores each file with the headers of the rules', async () => {
    const next = release('first');
    await deploy(host, next, environment);
    for (const [file, { headers }] of cloud.files) {
      const isNotFound = /(?:^|\/)404\.html$/.test(file);
      const type = mediaTypes[path.extname(file).slice(1)];
      expect([file, headers['cache-control']]).toEqual([file, isNotFound ? cacheOfErrors : cacheControlOf(`/${file}`)]);
      expect([file, headers['content-type']?.split(';')[0]]).toEqual([file, type]);
    }
    expect(cloud.files.get('llms.txt')?.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(cloud.files.get('img/card.png')?.headers['content-type']).toBe('image/png');
  });

  it('uploads hashed files before pages, deletes files only when the function is published, and then invalidates the caches', async () => {
    const next = release('first');
    const commands = uploadCommands(next.site, 'docs', ['index.html', 'assets/js/main.aaaaaaaa.js']);
    expect(commands.map((command) => command.at(-1))).toEqual([
      'text/javascript; charset=utf-8',
      'text/html; charset=utf-8',
      'text/html; charset=utf-8',
    ]);
    await deploy(host, next, environment);
    const order = cloud.commands.filter((name) => /cp|publish|sync|update-response|invalidation/.test(name));
    expect(order.filter((name, index) => name !== order[index - 1])).toEqual([
      's3 sync',
      'cloudfront update-response-headers-policy',
      's3 cp',
      'cloudfront publish-function',
      'cloudfront update-response-headers-policy',
      's3 sync',
      'cloudfront create-invalidation',
    ]);
  });

  it('allows the inline parts of both builds during the upload, and then only those of the new one', async () => {
    await deploy(host, release('other'), environment);
    const [before = '', during = '', after = ''] = policies();
    expect(before).toContain("script-src 'self' 'sha256-first';");
    expect(during).toContain("script-src 'self' 'sha256-other' 'sha256-first';");
    expect(after).toContain("script-src 'self' 'sha256-other';");
  });

  it('deletes removed pages with their Markdown, and keeps the assets of three builds', async () => {
    await deploy(host, release('first', { 'old.html': 'old', 'old.md': 'old', 'img/old.svg': 'old' }), environment);
    for (const hash of ['11111111', '22222222', '33333333'])
      await deploy(host, release('other', { [`assets/js/page.${hash}.js`]: hash }), environment);
    expect([...cloud.files.keys()].filter((file) => file.includes('old'))).toEqual([]);
    const scripts = [...cloud.files.keys()].filter((file) => file.startsWith('assets/js/page'));
    expect(scripts.sort()).toEqual(['11111111', '22222222', '33333333'].map((hash) => `assets/js/page.${hash}.js`));
    expect(cloud.files.has('assets/js/main.aaaaaaaa.js')).toBe(false);
  });

  it('puts the previous build online again if the site has a problem', async () => {
    const first = release('first');
    await deploy(host, first, environment);
    const next = release('other', { 'new.html': 'new' });
    const check = async (each: Release) =>
      each === next ? ['/: the content is not that of the build.'] : environment.check(each);
    expect(await deploy(host, next, { ...environment, check })).toEqual([
      '/: the content is not that of the build.',
      'The previous build is online again.',
    ]);
    expect(await environment.check(first)).toEqual([]);
    expect(cloud.files.has('new.html')).toBe(false);
    expect(policies().at(-1)).toBe(policies()[0]);
  });

  it('checks the previous build without the versions and headers that only the new one has', async () => {
    const site = siteOf(inline['first']!, false);
    const first = release('first');
    rmSync(path.join(first.site, `${site.versionPrefixes[0]}.html`));
    const next = release('other');
    const changed = { ...site, headers: securityHeaders("default-src 'none'") };
    const check = ({ site: build }: Release) =>
      build === next.site
        ? Promise.resolve(['/: status 500 instead of 200.'])
        : checkSite(server.origin, expectationsOfEarlier(build, changed));
    expect(await deploy(host, first, { ...environment, check })).toEqual([]);
    expect(await deploy(host, next, { ...environment, check })).toEqual([
      '/: status 500 instead of 200.',
      'The previous build is online again.',
    ]);
  });

  it('puts the previous build online again if a command fails', async () => {
    const first = release('first');
    await deploy(host, first, environment);
    const failing = { ...environment, aws: failOnce('publish-function', cloud) };
    expect(await deploy(host, release('other'), failing)).toEqual([
      'publish-function failed',
      'The previous build is online again.',
    ]);
    expect(await environment.check(first)).toEqual([]);
  });

  it('reports that the first build has no earlier one, and problems after a roll back', async () => {
    const check = () => Promise.resolve(['/: status 500 instead of 200.']);
    expect(await deploy(host, release('first'), { ...environment, check })).toEqual([
      '/: status 500 instead of 200.',
      'There is no earlier build to roll back to.',
    ]);
    expect(await deploy(host, release('other'), { ...environment, check })).toEqual([
      '/: status 500 instead of 200.',
      'After the roll back:',
      '/: status 500 instead of 200.',
    ]);
  });

  it('changes nothing if the distribution has no policy, or a file has no media type', async () => {
    const wrong = { ...host, distribution: 'ANOTHER' };
    await expect(deploy(wrong, release('first'), environment)).rejects.toThrow(
      'ANOTHER has no response headers policy',
    );
    expect([cloud.files.size, cloud.policies.length]).toEqual([0, 1]);
    await deploy(host, release('first'), environment);
    const before = cloud.commands.length;
    await expect(deploy(host, release('other', { 'index.html.br': '' }), environment)).rejects.toThrow(
      'index.html.br has no media type',
    );
    expect(cloud.commands).toHaveLength(before);
  });
});

function failOnce(name: string, cloud: FakeCloudFront): Environment['aws'] {
  let failed = false;
  return (command) => {
    if (command[1] !== name || failed) return cloud.aws(command);
    failed = true;
    throw new Error(`${name} failed`);
  };
}

describe('allowBoth', () => {
  it('adds the hashes of the other policy to the same directives, and no other source', () => {
    const policy = "script-src 'self' 'sha256-a'; style-src-attr 'none'; frame-src 'none'";
    const other =
      "script-src 'self' 'sha256-b' 'sha256-a' https://a.example; style-src-attr 'unsafe-hashes' 'sha256-c'";
    expect(allowBoth(policy, other)).toBe(
      "script-src 'self' 'sha256-a' 'sha256-b'; style-src-attr 'unsafe-hashes' 'sha256-c'; frame-src 'none'",
    );
    expect(allowBoth(policy, undefined)).toBe(policy);
  });
});

describe('repeatCheck', () => {
  it('stops at the first run without a problem', async () => {
    const check = vi.fn<() => Promise<string[]>>().mockResolvedValueOnce(['old']).mockResolvedValueOnce([]);
    expect(await repeatCheck(check, { limit: 60_000, pause: 0 })).toEqual([]);
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('returns the problems of the last run before the limit, however long the runs take', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(0);
    const check = vi.fn<() => Promise<string[]>>().mockImplementation(() => {
      now.mockReturnValue(Date.now() + 200);
      return Promise.resolve([`run ${check.mock.calls.length}`]);
    });
    expect(await repeatCheck(check, { limit: 300, pause: 1 })).toEqual(['run 2']);
    now.mockRestore();
  });
});

describe('the AWS CLI', () => {
  const programs = path.join(folder, 'programs');
  beforeAll(() => {
    write(path.join(programs, 'aws'), '#!/bin/sh\n[ "$1" = fail ] && exit 3\nprintf "<%s>" "$@"\n');
    chmodSync(path.join(programs, 'aws'), 0o755);
    vi.stubEnv('PATH', `${programs}${path.delimiter}${process.env['PATH']}`);
  });
  afterAll(() => vi.unstubAllEnvs());

  it('receives each argument unchanged', () => {
    const config = '{"a": "\'self\' $HOME *"}';
    expect(aws(['s3', '--exclude', '*', config])).toBe(`<s3><--exclude><*><${config}>`);
  });

  it('stops the deploy when it fails or is not installed', () => {
    expect(() => aws(['fail', 'sync', '{"a": "long"}'])).toThrow(/^aws fail sync failed\.$/);
    vi.stubEnv('PATH', folder);
    expect(() => aws(['s3'])).toThrow('The AWS CLI cannot be run (spawnSync aws ENOENT): see DEPLOYMENT.md');
  });
});
