import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { htmlFiles } from '../builds/times';
import { startBareServer } from './bare-server';
import { hasWrk, loadWith } from './wrk';
import { inlinePartsOfSite, siteOf } from '../../deploy/built-site';
import { compressSite } from '../../deploy/compress';
import { freePort } from '../../tools/local/free-port';
import { startNginx, type RunningNginx } from '../../tools/local/nginx';

const seconds = 5;
const folder = '.cache/bench-load';

/**
 * Compares the load capacity of the production server with that of a plain file server. Both send files of the same
 * sizes.
 *
 * The load is generated on the same machine, so the numbers are useful only for comparison.
 *
 * @throws Error when a server responds with an error.
 */
export async function benchLoad(): Promise<void> {
  if (!hasWrk()) return console.log('wrk is not installed, so the load test was skipped.');
  await compressSite('build');
  rmSync(folder, { recursive: true, force: true });
  const script = `/assets/js/${readdirSync('build/assets/js').find((name) => /^main\..*\.js$/.test(name))}`;
  const pages = htmlFiles('build/api/web').map((name) => `/api/web/${name.replace(/\.html$/, '')}`);
  const scripts = readdirSync('build/assets/js')
    .filter((name) => name.endsWith('.js'))
    .slice(0, pages.length)
    .map((name) => `/assets/js/${name}`);
  const mixes: Record<string, string[]> = {
    'one page': ['/api/web'],
    'one script': [script],
    'pages and scripts': [...pages, ...scripts],
  };

  const files = new Map(
    Object.values(mixes)
      .flat()
      .map((each) => [`${each}.bin`, sentSize(each)]),
  );
  const port = await freePort(4800);
  // A server that still runs would keep Node.js running.
  const started: RunningNginx[] = [];
  try {
    started.push(await startNginx(siteOf(inlinePartsOfSite('build')), 'build', `${folder}/site`, port));
    const bare = await startBareServer(`${folder}/bare`, files);
    started.push(bare.server);
    for (const [name, paths] of Object.entries(mixes)) {
      const ours = await loadWith(`http://127.0.0.1:${port}`, paths, seconds);
      const theirs = await loadWith(
        bare.baseUrl,
        paths.map((each) => `${each}.bin`),
        seconds,
      );
      if (ours.errors + theirs.errors > 0)
        throw new Error(
          `${name}: the site returned ${ours.errors} errors, and the bare server returned ${theirs.errors}.`,
        );
      const size = paths.reduce((sum, each) => sum + sentSize(each), 0) / paths.length / 1024;
      console.log(
        `${`Load, ${name}`.padEnd(24)} ${size.toFixed(1)} KB: ${ours.requestsPerSecond.toFixed(0)} requests/s, p99 ${ours.p99.toFixed(1)} ms; bare files ${theirs.requestsPerSecond.toFixed(0)} requests/s, p99 ${theirs.p99.toFixed(1)} ms`,
      );
    }
  } finally {
    await Promise.all(started.map((server) => server.stop()));
  }
}

/**
 * Returns the number of bytes that the server sends for a path. If the file exists compressed with Brotli, its
 * compressed size is returned.
 */
function sentSize(pathname: string): number {
  const file = path.join('build', pathname.endsWith('.js') ? pathname : `${pathname}.html`);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
