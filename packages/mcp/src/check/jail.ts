import childProcess from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

type Anything = (...args: unknown[]) => unknown;

/**
 * Limits this process to reading the given folders, and prevents it from starting programs.
 *
 * pyright follows the imports of the code that it checks, even into folders above the code, and runs `python` to find
 * packages. With these limits, files outside the given folders do not exist for pyright. Node's permission model would
 * have the same effect, but pyright does not start under the permission model of Node.js 20.
 *
 * @param folders - absolute paths without symbolic links.
 */
export function enterJail(folders: readonly string[]): void {
  const isInside = (given: unknown): boolean => {
    const name = given instanceof URL ? fileURLToPath(given) : String(given);
    const file = path.resolve(name);
    // Folders that contain an allowed folder are not readable, because they would reveal only names.
    return folders.some((folder) => file === folder || file.startsWith(folder + path.sep));
  };
  guard(fs, isInside, (name) => {
    if (name === 'existsSync') return false;
    throw missing();
  });
  guard(fs.promises, isInside, () => Promise.reject(missing()));
  for (const [name, value] of Object.entries(childProcess)) {
    if (typeof value !== 'function') continue;
    (childProcess as unknown as Record<string, unknown>)[name] = () => {
      throw missing();
    };
  }
  syncBuiltinESMExports();
}

const isPath = (given: unknown): boolean =>
  typeof given === 'string' || given instanceof URL || given instanceof Uint8Array;

const missing = (): Error => Object.assign(new Error('ENOENT: no such file or directory'), { code: 'ENOENT' });

/** Functions whose second argument is a path, too. */
const takesTwoPaths = /^(?:copyFile|cp|rename|link|symlink)(?:Sync)?$/;

/** Replaces a module's functions with versions that check the paths in their arguments. */
function guard(
  module: Record<string, unknown>,
  isInside: (given: unknown) => boolean,
  refuse: (name: string) => unknown,
): void {
  for (const [name, value] of Object.entries(module)) {
    if (typeof value !== 'function' || /^[A-Z_]/.test(name)) continue;
    const guarded = (original: Anything): Anything =>
      function (this: unknown, ...args) {
        const paths = args.slice(0, takesTwoPaths.test(name) ? 2 : 1).filter(isPath);
        if (paths.every(isInside)) return original.apply(this, args);
        const callback = args.at(-1);
        if (typeof callback !== 'function' || name.endsWith('Sync')) return refuse(name);
        // Unlike other callbacks, the one of `exists` receives no error.
        return void (callback as Anything)(name === 'exists' ? false : missing());
      };
    const own = Object.assign(guarded(value as Anything), value);
    const native = (value as { native?: Anything }).native;
    module[name] = native ? Object.assign(own, { native: guarded(native) }) : own;
  }
}
