import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changedFiles } from '../../release/support/working-tree';

let checkout: string;
beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'docs-checkout-'));
});
afterEach(() => rmSync(checkout, { recursive: true }));

const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: checkout });
const write = (name: string, text: string) => writeFileSync(path.join(checkout, name), text);

describe('changedFiles', () => {
  it('lists edited, deleted and new files, whether staged or not, with any letters in their names', () => {
    git('init', '--quiet');
    for (const name of ['same', 'edited', 'edited-staged', 'deleted-staged']) write(name, 'old');
    git('add', '.');
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'Start');
    for (const name of ['edited', 'edited-staged', 'new-staged', 'é']) write(name, 'new');
    git('add', 'edited-staged', 'new-staged');
    git('rm', '--quiet', 'deleted-staged');
    expect(changedFiles(checkout).sort()).toEqual(['deleted-staged', 'edited', 'edited-staged', 'new-staged', 'é']);
  });
});
