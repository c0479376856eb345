import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerWhenPrepared, preparedEnvironment } from '../../plugins/shared/preparations';
import { root } from '../../plugins/shared/versions';

let folder: string;
let script: string;

/** Its docs plugin cannot load its pages when it is told so; what it does is written to its output, line by line. */
beforeAll(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache/prepared-'));
  script = path.join(folder, 'pages.ts');
  writeFileSync(
    script,
    `import { whenPrepared } from '${root}/plugins/shared/preparations';
const docs = whenPrepared(() => ({
  name: 'docs',
  loadContent: async () => {
    console.log('loads');
    if (process.argv[2] === 'faulty') throw new Error('cannot load');
  },
}));
const build = async () => {
  const plugin = await docs({} as never, {});
  await plugin!.loadContent!();
  console.log('compiles');
};
build().catch((error: Error) => console.log(error.message));
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(env: NodeJS.ProcessEnv, ...args: string[]) {
  const child = fork(script, args, { cwd: root, env, execArgv: ['--import', 'tsx'], silent: true });
  const lines: string[] = [];
  child.stdout?.on('data', (text) => lines.push(...String(text).trim().split('\n')));
  return { child, lines };
}

const ended = (child: ChildProcess) => Promise.all([once(child, 'exit'), once(child.stdout!, 'close')]);

const asked = async (child: ChildProcess) => ((await once(child, 'message')) as [string])[0];

test('pages are loaded when the reference is made, and compiled when the content is checked', async () => {
  const { child, lines } = start(preparedEnvironment());
  const made: Record<string, () => void> = {};
  const promise = (what: string) => new Promise<boolean>((resolve) => (made[what] = () => resolve(true)));
  const [reference, content] = [promise('reference'), promise('content')];
  answerWhenPrepared(child, { reference: () => reference, content: () => content });
  expect(await asked(child)).toBe('reference');
  expect(lines).toEqual([]);
  made['reference']?.();
  expect(await asked(child)).toBe('content');
  expect(lines).toEqual(['loads']);
  made['content']?.();
  await ended(child);
  expect(lines).toEqual(['loads', 'compiles']);
});

test('what cannot be loaded is told when the check has nothing to say', async () => {
  const { child, lines } = start(preparedEnvironment(), 'faulty');
  let told = () => undefined as void;
  const content = new Promise<boolean>((resolve) => (told = () => resolve(true)));
  answerWhenPrepared(child, { reference: () => Promise.resolve(true), content: () => content });
  expect([await asked(child), await asked(child)]).toEqual(['reference', 'content']);
  expect(lines).toEqual(['loads']);
  told();
  await ended(child);
  expect(lines).toEqual(['loads', 'cannot load']);
});

test.each([true, false])('what failed is not answered, and the end of the build is the end (%s)', async (isThrown) => {
  const { child, lines } = start(preparedEnvironment());
  answerWhenPrepared(child, {
    reference: () => (isThrown ? Promise.reject(new Error('not made')) : Promise.resolve(false)),
    content: () => Promise.resolve(true),
  });
  expect(await asked(child)).toBe('reference');
  child.disconnect();
  await ended(child);
  expect(lines).toEqual(['The build that prepares the reference has ended.']);
});

test('nobody is waited for when the pages are built alone', async () => {
  const { child, lines } = start(process.env);
  await ended(child);
  expect(lines).toEqual(['loads', 'compiles']);
});
