import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../plugins/shared/versions';

/** Folder of the bench. What search is compared with is installed here, and is no dependency of the site. */
const folder = path.join(root, 'bench/search');

/**
 * Installs what search is compared with, when that has not been done.
 *
 * @throws Error when npm cannot.
 */
export function installRivals(): void {
  if (existsSync(path.join(folder, 'node_modules'))) return;
  const { status, stderr } = spawnSync('npm', ['ci'], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ci in bench/search failed:\n${stderr}`);
}

/** Path of a file of an installed package. */
export function rivalFile(name: string): string {
  return path.join(folder, 'node_modules', name);
}
