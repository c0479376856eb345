import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../plugins/shared/versions';
import { freePort } from '../../tools/local/free-port';
import { browserForTests } from '../support/browser';

/** Time limit in milliseconds for the first build of all pages, on a busy machine. */
const startLimit = 10 * 60_000;

const browser = browserForTests();
let server: ChildProcess;
let baseURL = '';

beforeAll(async () => {
  const port = await freePort(0);
  baseURL = `http://localhost:${port}`;
  // The command runs in its own process group, because npm does not stop the server that it starts.
  server = spawn('npm', ['run', 'dev', '--', '--no-open', '--port', String(port)], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    let written = '';
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (data: Buffer) => {
        written += data.toString();
        if (written.includes('compiled successfully')) resolve();
        if (/compiled with \d+ error/.test(written)) reject(new Error(written));
      });
    server.once('exit', (code) => reject(new Error(`npm run dev exited with code ${code}:\n${written}`)));
  });
}, startLimit);

afterAll(async () => {
  if (!server.pid || server.exitCode !== null) return;
  process.kill(-server.pid);
  await once(server, 'exit');
});

it('npm run dev renders pages, and follows links between them', async () => {
  const { page, errors } = await browser.newPage({ baseURL });
  await page.goto('/next/how-to/react/connecting');
  await page.locator('h1').waitFor();
  await page.locator('.pagination-nav__link--next').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/next/how-to/react/start-streaming');
  await page.locator('h1').waitFor();
  expect(errors).toEqual([]);
});
