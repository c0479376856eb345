import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastChangeDates, newestDate } from '../../plugins/api-reference/git-dates';

describe('dates from Git', () => {
  let project: string;

  beforeEach(() => {
    project = mkdtempSync(path.join(tmpdir(), 'git-dates-'));
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(project, { recursive: true });
  });

  const git = (options: readonly string[], input = '') => execFileSync('git', options, { cwd: project, input });

  /** Makes a commit with empty files: the first one, or one after the given commit. */
  const commit = (date: string, files: readonly string[], parent?: string) =>
    git(
      ['fast-import', '--quiet', '--date-format=rfc2822'],
      [
        'commit HEAD',
        `committer Someone <someone@example.com> ${date}`,
        'data 0',
        ...(parent === undefined ? [] : [`from ${parent}`]),
        ...files.flatMap((file) => [`M 100644 inline ${file}`, 'data 0']),
        '',
      ].join('\n'),
    );

  it('are those of the last commit that changed a file', () => {
    git(['init', '--quiet']);
    commit('Mon, 5 Jan 2026 10:00:00 +0000', ['sdks/web.d.ts', 'docs/page.mdx']);
    expect([...lastChangeDates('sdks', project)]).toEqual([['sdks/web.d.ts', '2026-01-05T10:00:00+00:00']]);
  });

  it('are sorted by time, in any time zone', () => {
    git(['init', '--quiet']);
    commit('Fri, 2 Jan 2026 00:30:00 +0200', ['sdks/web.d.ts']);
    commit('Thu, 1 Jan 2026 23:30:00 +0000', ['sdks/mobile.d.ts', 'sdks/other.d.ts'], 'HEAD^0');
    const dates = lastChangeDates('sdks', project);
    expect(newestDate(dates, (file) => !file.includes('other'))).toBe('2026-01-01T23:30:00+00:00');
    expect(newestDate(dates, (file) => file.includes('web'))).toBe('2026-01-02T00:30:00+02:00');
    expect(newestDate(dates, () => false)).toBeUndefined();
  });

  it('cover a history of any length', () => {
    const files = Array.from({ length: 6_000 }, (_, index) => `sdks/${'long-name-'.repeat(20)}${index}.d.ts`);
    git(['init', '--quiet']);
    commit('Mon, 5 Jan 2026 10:00:00 +0000', files);
    expect(lastChangeDates('sdks', project).size).toBe(files.length);
  });

  it('do not exist without a repository or without commits', () => {
    expect(lastChangeDates('sdks', project).size).toBe(0);
    git(['init', '--quiet']);
    expect(lastChangeDates('sdks', project).size).toBe(0);
  });

  it('do not exist without Git', () => {
    vi.stubEnv('PATH', project);
    expect(lastChangeDates('sdks', project).size).toBe(0);
  });

  it('are never missing silently when Git refuses to read the checkout', () => {
    git(['init', '--quiet']);
    commit('Mon, 5 Jan 2026 10:00:00 +0000', ['sdks/web.d.ts']);
    // Git's own tests use this variable to simulate a checkout of another user.
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    expect(() => lastChangeDates('sdks', project)).toThrow('git log failed: fatal: detected dubious');
  });
});
