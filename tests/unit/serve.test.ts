import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { badTarget } from '../../e2e/support/bad-targets';
import { randomOf } from '../../e2e/support/random';
import { rawRequest } from '../../e2e/support/raw-request';
import { notFoundFile, serveSite } from '../../tools/local/serve';

describe('notFoundFile', () => {
  const files = new Set([
    ...['/404.md', '/next/404.md', '/api.md', '/next/api.md'],
    ...['/404.html', '/next/404.html', '/api/web.html', '/next/api/index.html'],
  ]);

  it.each([
    ['/nope.md', '/404.md'],
    ['/api/web/nope.md', '/404.md'],
    ['/next/nope.md', '/next/404.md'],
    ['/next/api/nope.md', '/next/404.md'],
    ['/nextish/nope.md', '/404.md'],
    ['/404.md', '/404.md'],
    ['/next/404.md', '/next/404.md'],
    ['/api.md', undefined],
    ['/next/api.md', undefined],
    ['/api/web', undefined],
    ['/next/api', undefined],
    ['/nope', '/404.html'],
    ['/404', '/404.html'],
    ['/next/404', '/next/404.html'],
    ['/next/api/nope', '/next/404.html'],
    ['/nextish/nope', '/404.html'],
  ])('for %s is %s', (path, file) => {
    expect(notFoundFile(path, (name) => files.has(name))).toBe(file);
  });
});

describe('serveSite', () => {
  it('redirects to canonical addresses, and never to another host', async () => {
    const { server, port } = await serveSite(0, 'tests/fixtures');
    const redirectOf = (path: string) =>
      new Promise<string | undefined>((resolve, reject) => {
        get({ port, path }, (response) => resolve(response.resume().headers.location)).on('error', reject);
      });
    expect(await redirectOf('/api/web/')).toBe('/api/web');
    expect(await redirectOf('/api/web/index.html')).toBe('/api/web');
    expect(await redirectOf('/index.html')).toBe('/');
    expect(await redirectOf('/.//other.host/')).not.toMatch(/^\/\//);
    server.close();
  });

  it('responds to every malformed request', async () => {
    const { server, port } = await serveSite(0, 'tests/fixtures');
    const random = randomOf(20_261_127);
    const targets = Array.from({ length: 500 }, () => badTarget(random, ['/api/web']));
    for (const target of ['*', '//', '///', '//other.host', '//other.host:99999/', '/\\\\other.host/', ...targets]) {
      const { status, headers } = await rawRequest(port, target);
      expect(status, target).toBeGreaterThanOrEqual(200);
      expect(headers.get('location') ?? '', target).not.toMatch(/^(?:[/\\]{2}|[a-z]+:)/i);
    }
    server.close();
  });

  it('takes another port if the preferred one is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port: inUse } = other.address() as AddressInfo;
    const { server, port } = await serveSite(inUse, 'tests/fixtures');
    expect(port).not.toBe(inUse);
    server.close();
    other.close();
  });
});
