import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../plugins/shared/cache';
import { root } from '../../plugins/shared/versions';

/**
 * Installs the packages that only one part of the benchmarks needs, if its lock file has changed since the last
 * installation.
 *
 * @param part - folder in `bench/` with its own `package.json`.
 * @throws Error when npm fails.
 */
export function installFor(part: string): void {
  const folder = path.join(root, 'bench', part);
  const stamp = path.join(folder, 'node_modules/.installed');
  const lock = hashOf(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // `npm run` passes its settings on. The running Node.js may be too old for the generators, which run on the Node.js 22
  // that is installed with them. Without a log level, `npm run --silent` would hide the error.
  const { status, stderr } = spawnSync('npm', ['ci', '--engine-strict=false', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ci in bench/${part} failed:\n${stderr}`);
  writeFileSync(stamp, lock);
}
