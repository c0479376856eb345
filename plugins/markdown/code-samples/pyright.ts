import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pythonVersion } from '../../../src/lib/python-version';
import { root } from '../../shared/versions';

/** A problem that pyright reports; lines are counted from 0. */
export interface PyrightDiagnostic {
  readonly file: string;
  readonly severity: string;
  readonly message: string;
  readonly range: { readonly start: { readonly line: number } };
}

/**
 * Runs pyright on a folder. The result is the same on every machine: it depends neither on the installed version of
 * Python nor on its packages.
 *
 * @param configuration - content of the folder's `pyrightconfig.json`, without the version and platform of Python.
 * @throws Error when pyright itself fails.
 * @see https://github.com/microsoft/pyright/blob/main/docs/configuration.md
 */
export function runPyright(folder: string, configuration: object): readonly PyrightDiagnostic[] {
  writeFileSync(
    path.join(folder, 'pyrightconfig.json'),
    JSON.stringify({ ...configuration, pythonVersion, pythonPlatform: 'Linux' }),
  );
  const pyright = createRequire(path.join(root, 'package.json')).resolve('pyright/index.js');
  const { stdout, stderr } = spawnSync(process.execPath, [pyright, '--project', folder, '--outputjson'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // An empty `PATH` hides the interpreter, from which pyright gets the installed packages. If `PATH` is not set, the
    // operating system searches its default folders.
    env: { ...process.env, PATH: '' },
  });
  try {
    return (JSON.parse(stdout) as { generalDiagnostics: readonly PyrightDiagnostic[] }).generalDiagnostics;
  } catch (cause) {
    throw new Error(`pyright returned no results: ${stderr || stdout}`, { cause });
  }
}
