import { describe, expect, it } from 'vitest';
import { typeScriptOf } from '../../plugins/markdown/code-samples/checked-sample';
import { fromExample } from '../../plugins/markdown/code-samples/example-files';
import { viewOf } from '../../plugins/markdown/code-samples/example-view';
import type { Sample } from '../../plugins/markdown/code-samples/sample';
import { filesOfPages, filesOfProjects, lintFiles } from '../../plugins/content-checks/sample-lint/lint-samples';
import { lintUpgradeSamples } from '../../plugins/content-checks/check-upgrade-guides';
import { docsVersion } from '../../plugins/shared/versions';

const next = docsVersion('next');

const sample = (code: string, rest: Partial<Sample> = {}): Sample => ({
  file: 'docs/how-to/react/page.mdx',
  line: 10,
  lang: 'tsx',
  meta: '',
  code,
  ...rest,
});

const lint = (version: string, ...page: readonly Sample[]) =>
  lintFiles(docsVersion(version), filesOfPages(docsVersion(version), typeScriptOf(page)));

const floating =
  "import { useCamera } from '@fishjam-cloud/react-client';\n\nexport function useOff() {\n  const { toggleCamera } = useCamera();\n  return () => {\n    toggleCamera();\n  };\n}";

describe('samples', () => {
  it('are linted with the types of the SDK, at the line that readers see', async () => {
    expect(await lint('next', sample(floating))).toEqual([
      {
        file: 'docs/how-to/react/page.mdx',
        line: 15,
        what: expect.stringContaining('@typescript-eslint/no-floating-promises') as string,
        fix: expect.stringContaining('Await it') as string,
      },
    ]);
    // The same code has the same findings on another page.
    expect(await lint('next', sample(floating, { file: 'docs/how-to/react/b.mdx', line: 1 }))).toMatchObject([
      { file: 'docs/how-to/react/b.mdx', line: 6 },
    ]);
  });

  it('map the lines that are marked as removed', async () => {
    const marked = floating.replace('  const {', '  const old = 1; // [!code --]\n  const {');
    expect(await lint('next', sample(marked))).toMatchObject([{ line: 16 }]);
  });

  it('must not disable a rule', async () => {
    const code = floating.replace('    toggle', '    // eslint-disable-next-line\n    toggle');
    expect(await lint('next', sample(code))).toMatchObject([
      {
        line: 15,
        what: expect.stringMatching(/^'.*eslint-disable.* has no effect/) as string,
        fix: 'Remove the comment.',
      },
      { line: 16 },
    ]);
  });

  it.each([
    [
      'react-hooks/rules-of-hooks',
      "import { useCamera } from '@fishjam-cloud/react-client';\nexport const a = useCamera();",
    ],
    [
      'react-hooks/exhaustive-deps',
      "import { useEffect } from 'react';\nexport function useName(name: string) {\n  useEffect(() => {\n    document.title = name;\n  }, []);\n}",
    ],
    ['@typescript-eslint/no-misused-promises', 'export const a = (b: Promise<boolean>) => (b ? 1 : 2);'],
    ['@typescript-eslint/await-thenable', 'export const a = async (b: number) => await b;'],
    [
      'no-restricted-syntax',
      "import { useConnection } from '@fishjam-cloud/react-client';\nexport function useCanStart() {\n  return useConnection().peerStatus !== 'connecting';\n}",
    ],
    [
      'fishjam/guarded-cleanup',
      "import { useConnection } from '@fishjam-cloud/react-client';\nimport { useEffect } from 'react';\nexport function useCall() {\n  const { leaveRoom } = useConnection();\n  useEffect(() => () => leaveRoom(), [leaveRoom]);\n}",
    ],
    [
      'fishjam/guarded-sdk-call',
      "import { useScreenShare } from '@fishjam-cloud/react-client';\nexport function Stop() {\n  const { stopStreaming } = useScreenShare();\n  return <button onClick={stopStreaming}>Stop</button>;\n}",
    ],
  ])('follow %s', async (rule, code) => {
    expect(await lint('next', sample(code))).toMatchObject([{ what: expect.stringContaining(rule) as string }]);
  });

  it('are linted with the types of other samples that they import', async () => {
    const save = sample('export async function save() {\n  await fetch("/");\n}', {
      lang: 'ts',
      meta: 'title="src/save.ts"',
    });
    const use = sample("import { save } from './save';\n\nexport const all = () => {\n  save();\n};", { line: 30 });
    expect(await lint('next', save, use)).toMatchObject([{ line: 33 }]);
  });

  it('in upgrade guides are linted against the version after the upgrade', async () => {
    const file = 'sdks/next/upgrade/web.yaml';
    const after = { code: floating, lang: 'tsx', line: 10 };
    expect(await lintUpgradeSamples([{ to: 'next', changes: [{ file, after }] }])).toMatchObject([
      { file, line: 15, what: expect.stringContaining('no-floating-promises') as string },
    ]);
  });

  it('that cannot be parsed are problems', async () => {
    expect(await lint('next', sample('export const = 1;'))).toMatchObject([
      { line: 10, what: expect.stringContaining('cannot be parsed') as string },
    ]);
  });
});

describe('examples', () => {
  it('are linted file by file', () => {
    const files = filesOfProjects(next);
    expect(files.map(({ place }) => place(0))).toContainEqual({
      file: 'examples/next/react-quick-start/src/App.tsx',
      line: 1,
    });
    expect(files.map(({ name }) => name).filter((name) => !/\.tsx?$/.test(name))).toEqual([]);
    const environmentOf = (file: string) => files.find(({ name }) => name === `examples/next/${file}`)?.environment;
    expect(environmentOf('react-quick-start/src/App.tsx')).toBe('browser');
    expect(environmentOf('react-native-quick-start/App.tsx')).toBe('react-native');
    expect(environmentOf('backend-quick-start/src/server.ts')).toBe('node');
  });

  it('of a tutorial have the findings of each step at the line of the file', async () => {
    const { sample: shown } = fromExample(next, sample('', { meta: 'file="react-quick-start/src/App.tsx"' }));
    const source = `// #region step-2\nexport const a = 1;\n// #endregion\n${floating}`;
    const example = { file: shown.example!.file, view: viewOf(source, { path: 'App.tsx', step: 1 }) };
    expect(await lint('next', { ...shown, example })).toMatchObject([{ file: example.file, line: 9 }]);
  });
});
