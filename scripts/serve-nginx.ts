import { existsSync } from 'node:fs';
import { inlinePartsOfSite, siteOf } from '../deploy/built-site';
import { compressSite } from '../deploy/compress';
import { freePort } from '../tools/local/free-port';
import { startNginx } from '../tools/local/nginx';
import { wantedPort } from '../tools/local/wanted-port';

// Serves build/ with the production configuration and compressed files, on the port in PORT.
const folder = 'build';
if (!existsSync(`${folder}/index.html`)) {
  console.error('There is no built site: run `npm run build` first.');
  process.exit(1);
}

await compressSite(folder);

const port = await freePort(wantedPort(3000));
const nginx = await startNginx(siteOf(inlinePartsOfSite(folder)), folder, '.cache/nginx', port);
console.log(`The site is served by nginx at http://localhost:${port} (Ctrl+C stops it).`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void nginx.stop());
nginx.process.once('exit', (code) => process.exit(code ?? 1));
