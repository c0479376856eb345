import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerWhenPrepared, preparedEnvironment } from '../../plugins/shared/preparations';
import { root } from '../../plugins/shared/versions';

let folder: string;
let script: string;

/**
 * Its docs plugin cannot load its pages when it is told so. What it does is written to a file, line by line and at once: its
 * output could come later than what it asks.
 */
beforeAll(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  folder = mkdtempSync(path.join(root, '.cache/prepared-'));
  script = path.join(folder, 'pages.ts');
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs';
import { whenPrepared } from '${root}/plugins/shared/preparations';
const [, , file = '', way] = process.argv;
const write = (line: string) => appendFileSync(file, line + '\\n');
const docs = whenPrepared(() => ({
  name: 'docs',
  loadContent: async () => {
    write('loads');
    if (way === 'faulty') throw new Error('cannot load');
  },
}));
const build = async () => {
  const plugin = await docs({} as never, {});
  await plugin!.loadContent!();
  write('compiles');
};
const answer = (message: unknown) => message === 'ping' && process.send!('pong');
process.on('message', answer);
build().catch((error: Error) => write(error.message)).finally(() => process.off('message', answer));
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let count = 0;

function start(env: NodeJS.ProcessEnv, ...args: string[]) {
  const file = path.join(folder, `${++count}.log`);
  const child = fork(script, [file, ...args], { cwd: root, env, execArgv: ['--import', 'tsx'] });
  const lines = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []);
  return { child, lines };
}

const ended = (child: ChildProcess) => once(child, 'exit');

const asked = async (child: ChildProcess) => ((await once(child, 'message')) as [string])[0];

/** What is asked for by a process that has done all that it can do without an answer. */
async function askedAtRest(child: ChildProcess): Promise<string> {
  const wanted = await asked(child);
  child.send('ping');
  expect(await asked(child)).toBe('pong');
  return wanted;
}

/** No preparation: it is never answered. */
const pong = () => Promise.resolve(false);

test('pages are loaded when the reference is made, and compiled when the content is checked', async () => {
  const { child, lines } = start(preparedEnvironment());
  const made: Record<string, () => void> = {};
  const promise = (what: string) => new Promise<boolean>((resolve) => (made[what] = () => resolve(true)));
  const [reference, content] = [promise('reference'), promise('content')];
  const preparations = { reference: () => reference, content: () => content, pong };
  answerWhenPrepared(child, preparations);
  expect(await askedAtRest(child)).toBe('reference');
  expect(lines()).toEqual([]);
  made['reference']?.();
  expect(await askedAtRest(child)).toBe('content');
  expect(lines()).toEqual(['loads']);
  made['content']?.();
  await ended(child);
  expect(lines()).toEqual(['loads', 'compiles']);
});

test('what cannot be loaded is told when the check has nothing to say', async () => {
  const { child, lines } = start(preparedEnvironment(), 'faulty');
  let told = () => undefined as void;
  const content = new Promise<boolean>((resolve) => (told = () => resolve(true)));
  const preparations = { reference: () => Promise.resolve(true), content: () => content, pong };
  answerWhenPrepared(child, preparations);
  expect([await asked(child), await askedAtRest(child)]).toEqual(['reference', 'content']);
  expect(lines()).toEqual(['loads']);
  told();
  await ended(child);
  expect(lines()).toEqual(['loads', 'cannot load']);
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
  expect(lines()).toEqual(['The build that prepares the reference has ended.']);
});

test('nobody is waited for when the pages are built alone', async () => {
  const { child, lines } = start(process.env);
  await ended(child);
  expect(lines()).toEqual(['loads', 'compiles']);
});
