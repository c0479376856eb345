import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const home = process.cwd();
const project = realpathSync(mkdtempSync(path.join(tmpdir(), 'reference-')));
const declarations = 'sdks/next/web/index.d.ts';

/** The files of a small project. */
const files: Readonly<Record<string, string>> = {
  'versions.json': '[]',
  'package-lock.json': '{ "packages": {} }',
  'plugins/code.ts': '',
  'src/lib/code.ts': '',
  'src/search/code.ts': '',
  'sdks/tsconfig.json': '{}',
  'sdks/renames.json': '[]',
  [declarations]: '',
  'sdks/next/mobile/index.d.ts': '',
  'sdks/next/server/index.d.ts': '',
  'sdks/next/python/fishjam/__init__.pyi': '',
};

const generateOne = vi.fn<(sdk: string) => void>();
const whileHistoryIsComputed = vi.fn<() => void>();

/** Runs the generator, whose history always reports a problem in the content. */
let generateReference: () => Promise<boolean>;

function generated(sdk: string, output: string): void {
  mkdirSync(output, { recursive: true });
  generateOne(sdk);
}

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  process.chdir(project);
  vi.doMock('../../plugins/api-reference/typescript/generate-sdk', () => ({
    generateSdk: (_: unknown, sdk: string, output: string) => generated(sdk, output),
  }));
  vi.doMock('../../plugins/api-reference/python/generate', () => ({
    generatePython: (_: unknown, output: string) => generated('server-python', output),
  }));
  const { throwDiagnostics } = await import('../../plugins/shared/diagnostics');
  vi.doMock('../../plugins/api-reference/history/load', () => ({
    allHistories: () => {
      whileHistoryIsComputed();
      throwDiagnostics([{ file: 'sdks/renames.json', what: 'The rename is wrong.' }]);
    },
  }));
  ({ generateReference } = await import('../../plugins/api-reference/generate'));
});

const error = vi.spyOn(console, 'error');
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  error.mockReset().mockReturnValue();
  generateOne.mockReset();
  whileHistoryIsComputed.mockReset();
});

afterAll(() => {
  process.chdir(home);
  rmSync(project, { recursive: true });
});

it('generates each SDK once, and prints problems in the content', async () => {
  expect(await generateReference()).toBe(false);
  expect(generateOne.mock.calls.flat()).toEqual(['web', 'mobile', 'server', 'server-python']);
  expect(error.mock.calls.flat().join('\n')).toContain('The rename is wrong.');
  generateOne.mockReset();
  await generateReference();
  expect(generateOne).not.toHaveBeenCalled();
});

it('generates an SDK again after a failed run, even if its declarations are as before', async () => {
  await generateReference();
  generateOne.mockReset().mockImplementation(() => {
    throw new Error('TypeDoc reported errors.');
  });
  writeFileSync(declarations, 'export {');
  expect(await generateReference()).toBe(false);
  writeFileSync(declarations, '');
  generateOne.mockReset();
  await generateReference();
  expect(generateOne.mock.calls.flat()).toEqual(['web']);
});

it('has no key of the history while the history is computed', async () => {
  writeFileSync('.cache/api/history.json', '{}');
  writeFileSync('.cache/api/history.key', 'outdated');
  whileHistoryIsComputed.mockImplementation(() => expect(existsSync('.cache/api/history.key')).toBe(false));
  await generateReference();
  expect(whileHistoryIsComputed).toHaveReturned();
});
