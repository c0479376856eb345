import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nginxConfig, type Site } from '../../deploy/nginx/config';
import { findNginx } from './programs.mjs';

/** A running server. */
export interface RunningNginx {
  readonly process: ChildProcess;
  /** Stops the server after it has finished its current responses. */
  stop(): Promise<void>;
}

/**
 * Starts nginx in the foreground, with all its files in one folder of the project.
 *
 * Nothing is written to `/etc` or `/var`. nginx runs as the current user.
 *
 * @param folder - the built site.
 * @param runtime - folder for the server's configuration, process ID and temporary files.
 * @param port - free port to listen on.
 * @returns the server, as soon as it accepts connections.
 * @throws Error with the output of nginx if it does not start.
 */
export function startNginx(site: Site, folder: string, runtime: string, port: number): Promise<RunningNginx> {
  const place = { root: path.resolve(folder), runtime: path.resolve(runtime), port };
  mkdirSync(place.runtime, { recursive: true });
  const config = path.join(place.runtime, 'nginx.conf');
  // If root starts nginx, its workers run under another account, which may not be able to read root's folders.
  const isRoot = process.getuid?.() === 0;
  writeFileSync(config, nginxConfig(site, isRoot ? { ...place, user: 'root' } : place));
  return startWith(config, place.runtime);
}

/**
 * Starts nginx with an existing configuration; see {@link startNginx}.
 *
 * @param runtime - folder in which the configuration puts `nginx.pid`.
 */
export async function startWith(config: string, runtime: string): Promise<RunningNginx> {
  const program = findNginx();
  if (!program) throw new Error('nginx is not installed: run `node scripts/setup.mjs --nginx`.');
  // Without `-e`, nginx would write errors to a system file until it has read the location of the log from its
  // configuration.
  const server = spawn(program, ['-p', runtime, '-c', config, '-e', 'stderr', '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  server.stderr.on('data', (text: Buffer) => {
    said += text.toString();
    process.stderr.write(text);
  });
  // nginx is a separate process and would outlive this one.
  const kill = () => server.kill();
  process.once('exit', kill);
  server.once('exit', () => process.off('exit', kill));
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve));
  const failed = new Promise<never>((_, reject) => {
    server.once('error', reject);
    void ended.then((code) => reject(new Error(`nginx exited with code ${code}:\n${said}`)));
  });
  // Once the server has started, its exit is not a startup error.
  failed.catch(() => undefined);
  const startup = new AbortController();
  await Promise.race([failed, listens(server, runtime, startup.signal)]).finally(() => startup.abort());
  return {
    process: server,
    async stop() {
      server.kill('SIGQUIT');
      await ended;
    },
  };
}

/**
 * Waits until the server listens, or until the signal is aborted. nginx writes its process ID after it has opened its
 * ports. A connection would prove nothing, because another program may have taken the port.
 */
async function listens({ pid }: ChildProcess, runtime: string, signal: AbortSignal): Promise<void> {
  const file = path.join(runtime, 'nginx.pid');
  while (!signal.aborted) {
    if (existsSync(file) && readFileSync(file, 'utf8').trim() === String(pid)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
