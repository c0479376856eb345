import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { siteOf } from '../../deploy/built-site';
import { recordedInlineParts } from '../../deploy/write-files';
import { freePort } from '../../tools/local/free-port';
import { startNginx, type RunningNginx } from '../../tools/local/nginx';

interface NginxOfTests {
  /** Returns the address of the server, without a trailing slash. Available only while the tests run. */
  readonly baseUrl: () => string;
  readonly port: () => number;
}

/**
 * Starts nginx with the production configuration for the tests of a file.
 *
 * @param prepare - returns the folder of the site; by default, the built site.
 */
export function nginxForTests(prepare: () => string | Promise<string> = () => 'build'): NginxOfTests {
  let server: RunningNginx | undefined;
  let port = 0;
  const runtime = mkdtempSync(path.join(tmpdir(), 'docs-nginx-'));
  beforeAll(async () => {
    const folder = await prepare();
    // Any port: workers that start together would all choose the same preferred one.
    port = await freePort(0);
    server = await startNginx(siteOf(recordedInlineParts(), false), folder, runtime, port);
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(runtime, { recursive: true, force: true });
  });
  return { baseUrl: () => `http://localhost:${port}`, port: () => port };
}
