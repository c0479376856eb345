import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { differences } from '../bench/builds/same-files';

// Of a built site. `npm run bench -- determinism` compares builds from nothing, which takes much longer.
const again = mkdtempSync(path.join(tmpdir(), 'docs-again-'));
afterAll(() => rmSync(again, { recursive: true, force: true }));

describe('a second build', () => {
  it('with its caches gives the same files as the first, byte for byte', () => {
    expect(existsSync('build/index.html'), 'Run `npm run build` first.').toBe(true);
    const { status, stdout, stderr } = spawnSync('npx', ['docusaurus', 'build', '--out-dir', again], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    expect(status, stdout + stderr).toBe(0);
    // `npm run serve:nginx` puts compressed files beside the others.
    const found = differences('build', again).filter((line) => !/\.(?:br|gz) is in build only$/.test(line));
    expect(found).toEqual([]);
  });
});
