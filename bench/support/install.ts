import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../plugins/shared/versions';

/**
 * Installs the packages that only one part of the benchmarks needs, if they are missing.
 *
 * @param part - folder in `bench/` with its own `package.json`.
 * @throws Error when npm fails.
 */
export function installFor(part: string): void {
  const folder = path.join(root, 'bench', part);
  if (existsSync(path.join(folder, 'node_modules'))) return;
  // `npm run` passes its settings on. The running Node.js may be too old for the generators, which run on the Node.js 22
  // that is installed with them. Without a log level, `npm run --silent` would hide the error.
  const { status, stderr } = spawnSync('npm', ['ci', '--engine-strict=false', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ci in bench/${part} failed:\n${stderr}`);
}
