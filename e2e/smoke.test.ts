import { describe, expect, it } from 'vitest';
import { siteOf } from '../deploy/built-site';
import { checkSite } from '../deploy/smoke/check-site';
import { expectations } from '../deploy/smoke/expectations';
import { recordedInlineParts } from '../deploy/write-files';
import { nginxForTests } from './support/nginx';

describe('the check after a deploy', () => {
  const nginx = nginxForTests();
  const expected = expectations('build', siteOf(recordedInlineParts(), false));

  it('finds no problem in a site that serves the build', async () => {
    expect(await checkSite(nginx.baseUrl(), expected)).toEqual([]);
  });

  it('lists each response that differs from the build', async () => {
    const [home] = expected;
    const wrong = [
      { ...home!, body: 'An older build.' },
      { ...home!, cacheControl: 'public' },
      { ...home!, headers: [['X-Frame-Options', 'SAMEORIGIN']] as const },
      { ...home!, path: '/no-such-page' },
      { path: '/api/web/', status: 301 as const, location: '/api/mobile' },
    ];
    expect(await checkSite(nginx.baseUrl(), wrong)).toEqual([
      '/: the content is not that of the build.',
      '/: cache-control is "no-cache" instead of "public".',
      '/: x-frame-options is "DENY" instead of "SAMEORIGIN".',
      '/no-such-page: status 404 instead of 200.',
      '/api/web/: location is "/api/web" instead of "/api/mobile".',
    ]);
  });

  it('reports a server that does not respond', async () => {
    expect(await checkSite('http://127.0.0.1:1', expected.slice(0, 1))).toEqual([
      expect.stringMatching(/^\/: no response \(.+\)\.$/),
    ]);
  });
});
