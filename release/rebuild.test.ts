import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences } from '../bench/builds/same-files';
import { copyWorkingTree, type WorkingTree } from './support/working-tree';

// Compares the built site with new builds of the same files. `npm run bench -- determinism` compares builds from
// scratch, which takes much longer.
const again = mkdtempSync(path.join(tmpdir(), 'docs-again-'));
const hint = 'If files have changed since the site was built, run `npm run build` first.';
let copy: WorkingTree;
beforeAll(() => {
  expect(existsSync('build/index.html'), 'Run `npm run build` first.').toBe(true);
  copy = copyWorkingTree();
});
afterAll(() => {
  rmSync(again, { recursive: true, force: true });
  copy.remove();
});

describe('a second build', () => {
  it('with its caches produces the same files as the first, byte for byte', () => {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build', '--', '--out-dir', again], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(status, stdout + stderr).toBe(0);
    expect(differencesTo(again), hint).toEqual([]);
  });

  it('in another folder produces the same files, byte for byte', () => {
    const { status, stdout, stderr } = copy.run('npm', 'run', '--silent', 'build');
    expect(status, stdout + stderr).toBe(0);
    expect(differencesTo(path.join(copy.folder, 'build')), hint).toEqual([]);
  });
});

/** Lists the differences, except for compressed files, which `npm run serve:nginx` adds. */
const differencesTo = (folder: string) =>
  differences('build', folder).filter((line) => !/\.(?:br|gz) is in build only$/.test(line));
