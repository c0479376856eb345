import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { canonicalPath, serveSite } from '../../scripts/serve';

describe('canonicalPath', () => {
  it.each([
    ['/', '/'],
    ['/api/web', '/api/web'],
    ['/api/web/', '/api/web'],
    ['/api/web.html', '/api/web'],
    ['/api/web/index.html', '/api/web'],
    ['/index.html', '/'],
    ['//other.host/', '/other.host'],
  ])('makes of %s %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});

describe('serveSite', () => {
  it('says that a port is in use and takes the next one', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port: taken } = other.address() as AddressInfo;
    const { server, port } = await serveSite(taken, 'tests/fixtures');
    expect(port).toBeGreaterThan(taken);
    expect(log.mock.calls[0]).toEqual([`Port ${taken} is in use; trying ${taken + 1}.`]);
    server.close();
    other.close();
    log.mockRestore();
  });
});
