import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../tools/local/free-port';
import { startWith, type RunningNginx } from '../../tools/local/nginx';

/**
 * Starts nginx as a plain file server, the baseline for the production configuration.
 *
 * @param folder - folder for this server only.
 * @param files - size of each file in bytes, by path. Paths start with a slash.
 */
export async function startBareServer(
  folder: string,
  files: ReadonlyMap<string, number>,
): Promise<{ server: RunningNginx; baseUrl: string }> {
  const at = path.resolve(folder);
  for (const [name, size] of files) {
    const file = path.join(at, 'files', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, Buffer.alloc(size, 'x'));
  }
  const port = await freePort(4900);
  const config = path.join(at, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${at}/${name};`,
  );
  writeFileSync(
    config,
    `${user}worker_processes auto;
pid ${at}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
    ${temporary.join('\n    ')}
    access_log off;
    sendfile on;
    tcp_nopush on;
    server { listen ${port}; root ${at}/files; }
}
`,
  );
  return { server: await startWith(config, at), baseUrl: `http://127.0.0.1:${port}` };
}
