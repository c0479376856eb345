import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runPyright } from '../../plugins/markdown/code-samples/pyright';

/** An interpreter that answers pyright's two questions: Python 3.14, and a folder of installed packages. */
const interpreter = (packages: string) => `#!/bin/sh
case "$*" in
  *version_info*) echo '[3, 14, 0, "final", 0]' ;;
  *) echo '{"path": ["${packages}"], "prefix": "${packages}"}' ;;
esac
`;

describe('pyright', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pyright-'));

  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it('ignores the version and the packages of the installed Python', () => {
    const packages = path.join(folder, 'packages');
    const project = path.join(folder, 'project');
    for (const each of [packages, project]) mkdirSync(each);
    writeFileSync(path.join(packages, 'installed_here.py'), 'answer = 42\n');
    writeFileSync(path.join(folder, 'python'), interpreter(packages), { mode: 0o755 });
    writeFileSync(path.join(folder, 'python3'), interpreter(packages), { mode: 0o755 });
    writeFileSync(path.join(project, 'main.py'), 'import installed_here\n\ntype Name = str\n');
    vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);

    expect(runPyright(project, { typeCheckingMode: 'standard' })).toMatchObject([
      { message: expect.stringContaining('"installed_here" could not be resolved') as string },
      { message: expect.stringContaining('requires Python 3.12 or newer') as string },
    ]);
  });
});
