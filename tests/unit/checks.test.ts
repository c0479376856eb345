import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { proseFilesAt } from '../../plugins/content-checks/prose/prose-files';
import { root } from '../../plugins/shared/versions';
import { checks } from '../../tools/checks/checks';

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Readonly<Record<string, string>> };
const names = Object.keys(scripts);

/** Lists the npm scripts in the commands in a text. */
const commandsIn = (text: string): string[] =>
  [...text.matchAll(/npm (?:run (?:--silent )?([a-z][\w:-]*\w)|(start|test)\b)/g)].map(
    ([, name, short]) => name ?? short ?? '',
  );

describe('the list of checks', () => {
  it('contains each `check:` script of package.json', () => {
    const listed = checks.map(({ name }) => `check:${name}`);
    expect(listed.sort()).toEqual(names.filter((name) => name.startsWith('check:')).sort());
  });
});

describe('the npm scripts', () => {
  it('are all listed in CONTRIBUTING.md', () => {
    const [, list = ''] = /^## Commands$(.*?)^## /ms.exec(textOf('CONTRIBUTING.md')) ?? [];
    expect(new Set(commandsIn(list))).toEqual(new Set(names));
  });

  it('include those that documentation, messages and workflows name', () => {
    const ours = proseFilesAt(root)
      .filter(({ area }) => area === 'repository' || area === 'code')
      .map(({ file }) => file);
    const workflows = readdirSync(path.join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);
    const used = [...ours, ...workflows, 'deploy/Dockerfile'].flatMap((file) =>
      commandsIn(textOf(file)).map((name) => ({ file, name })),
    );
    expect(used.length).toBeGreaterThan(100);
    expect(used.filter(({ name }) => !names.includes(name))).toEqual([]);
  });
});
