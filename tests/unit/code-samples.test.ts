import { VFile } from 'vfile';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { checkData } from '../../plugins/markdown/code-samples/data-languages';
import { environmentOf } from '../../plugins/markdown/code-samples/environments';
import { examplesIn } from '../../plugins/markdown/code-samples/examples';
import { samplesIn } from '../../plugins/markdown/code-samples/extract';
import { parsePage } from '../../plugins/shared/mdx';
import { highlight } from '../../plugins/markdown/code-samples/highlight';
import remarkCodeSamples from '../../plugins/markdown/code-samples/remark-code-samples';
import { stopHighlighter } from '../../plugins/markdown/code-samples/highlighter';
import { checkPython } from '../../plugins/markdown/code-samples/python';
import { hasFlag, plainCode, titleOf, type Sample } from '../../plugins/markdown/code-samples/sample';
import { siblingsOf } from '../../plugins/markdown/code-samples/siblings';
import { checkSamples, type CheckedSample } from '../../plugins/markdown/code-samples/typescript';
import type { SampleToCheck } from '../../plugins/markdown/code-samples/sample-files';
import { docsVersion } from '../../plugins/shared/versions';
import { copyableText } from '../../src/lib/copyable-text';

const sample = (code: string, rest: Partial<Sample> = {}): Sample => ({
  file: 'docs/how-to/react/page.mdx',
  line: 10,
  lang: 'tsx',
  meta: '',
  code,
  ...rest,
});

afterAll(stopHighlighter);

describe('a sample', () => {
  it('has a title and flags', () => {
    const fence = { meta: 'title="src/App.tsx" signature {1,3}' };
    expect(titleOf(fence)).toBe('src/App.tsx');
    expect(hasFlag(fence, 'signature')).toBe(true);
    expect(hasFlag({ meta: 'title="signature"' }, 'signature')).toBe(false);
  });

  it('omits removed lines and marks, and maps its lines', () => {
    const code =
      'const a = 1; // [!code --]\nconst b = 2; // [!code ++]\n{/* [!code --] */}\nconst c = 3; # [!code highlight]';
    expect(plainCode({ code })).toEqual({ code: 'const b = 2;\nconst c = 3;', sourceLines: [1, 3] });
    const styles = 'a /* [!code --] */\nb /* [!code ++] */\n<p> <!-- [!code highlight] -->\n<a> <!-- [!code --] -->';
    expect(plainCode({ code: styles }).code).toBe('b\n<p>');
  });

  it.each(['[!code --:2]', '[!code highlight:2]', '[!code focus]', '[!code removed]'])(
    'must not have the mark %s, which would stay in the copied code',
    async (mark) => {
      // Samples marked as generated have no links, which would require the API reference.
      const tree = parsePage(`\`\`\`bash generated\nnpm test # ${mark}\nnpm start\n\`\`\`\n`);
      const file = new VFile({ path: `${process.cwd()}/docs/page.mdx` });
      await expect(remarkCodeSamples()(tree, file)).rejects.toThrow('The sample has an unknown mark.');
    },
  );

  it('runs in the environment of its imports or, if there are none, of its page', () => {
    expect(environmentOf({ code: "import { View } from 'react-native';", file: 'docs/a.mdx' })).toBe('react-native');
    expect(
      environmentOf({ code: "import { FishjamClient } from '@fishjam-cloud/js-server-sdk';", file: 'docs/a.mdx' }),
    ).toBe('node');
    expect(environmentOf({ code: 'const a = 1;', file: 'docs/how-to/backend/a.mdx' })).toBe('node');
    expect(environmentOf({ code: 'const a = 1;', file: 'docs/how-to/react/a.mdx' })).toBe('browser');
  });

  it('is found in a page with the line of its first line of code', () => {
    const page =
      '---\ntitle: A\n---\n\nText.\n\n```ts title="a.ts"\nconst a = 1;\n```\n\n```mermaid\nflowchart LR\n```\n';
    expect(samplesIn('docs/a.mdx', parsePage(page), docsVersion('next')).fences.map(({ sample }) => sample)).toEqual([
      { file: 'docs/a.mdx', line: 8, lang: 'ts', meta: 'title="a.ts"', code: 'const a = 1;' },
    ]);
  });

  it('is found in the comment on a declaration', () => {
    const source =
      '/**\n * @example Title\n * ```ts\n * const a = 1;\n *\n * const b = 2;\n * ```\n */\nexport declare const a: number;\n';
    expect(examplesIn('sdks/a.d.ts', source)).toEqual([
      { file: 'sdks/a.d.ts', line: 4, lang: 'ts', meta: '', code: 'const a = 1;\n\nconst b = 2;' },
    ]);
  });

  it('may import the last earlier version of a titled sample or, if there is none, the first later one', () => {
    const titled = (code: string, name: string) => sample(code, { meta: `title="src/${name}"` });
    const page = [
      titled('1', 'A.tsx'),
      titled('2', 'A.tsx'),
      sample('use'),
      titled('3', 'A.tsx'),
      titled('4', 'B.tsx'),
    ];
    expect(siblingsOf(page, 2)).toEqual([
      { name: 'B.tsx', code: '4' },
      { name: 'A.tsx', code: '2' },
    ]);
  });
});

/** Checks samples of one version in a single run. */
const check = (version: string, ...samples: readonly Sample[]): Promise<CheckedSample[]> =>
  checkSamples(
    docsVersion(version),
    samples.map((each) => ({ sample: each, siblings: [] })),
  );

describe('TypeScript samples', () => {
  const livestream =
    "import { useLivestreamViewer } from '@fishjam-cloud/react-native-client/livestream';\n\nexport const use = useLivestreamViewer;";

  it('compile only against the declarations of their version', async () => {
    expect(await check('0.22.0', sample(livestream))).toMatchObject([{ diagnostics: [] }]);
    const [diagnostic, ...others] = (await check('0.20.0', sample(livestream)))[0]!.diagnostics;
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({ file: 'docs/how-to/react/page.mdx', line: 10 });
    expect(diagnostic?.what).toContain('does not compile against Fishjam 0.20.0');
  });

  it('report problems at the line in the source, which includes marks and removed lines', async () => {
    const code =
      "import { useCamera } from '@fishjam-cloud/react-client';\nconst old = 1; // [!code --]\nexport const { nothing } = useCamera(); // [!code ++]";
    expect(await check('0.22.0', sample(code))).toMatchObject([{ diagnostics: [{ line: 12 }] }]);
  });

  it('provide the declarations and descriptions of the names in them', async () => {
    const code =
      "import { useCamera } from '@fishjam-cloud/react-client';\n\nexport const isOn: boolean = useCamera().isCameraOn;";
    const [{ hovers }] = (await check('0.22.0', sample(code))) as [CheckedSample];
    expect(hovers.map(({ start, length }) => code.slice(start, start + length))).toEqual([
      'useCamera',
      'isOn',
      'useCamera',
      'isCameraOn',
    ]);
    expect(hovers[1]).toEqual({ start: code.indexOf('isOn'), length: 4, text: 'const isOn: boolean' });
    expect(hovers[3]).toMatchObject({
      text: '(property) isCameraOn: boolean',
      docs: expect.stringMatching(/^\S.*\.$/) as string,
    });
  });

  it('provide only the first sentence of comments, as plain text', async () => {
    const code =
      '/**\n * Like {@link once}, [more](https://example.com).\n *\n * More.\n *\n * @deprecated\n */\nexport const twice = 2;\n/** @internal */\nexport const once = 1;';
    const [{ hovers }] = (await check('0.22.0', sample(code))) as [CheckedSample];
    expect(hovers.map(({ text, docs }) => [text, docs])).toEqual([
      ['const twice: 2', 'Like once, more.'],
      ['const once: 1', undefined],
    ]);
  });

  it('omit type arguments of the owner, which differ from run to run', async () => {
    const code = `class Box<T> {
  constructor(readonly value: T) {}
  map<U>(change: (value: T) => U): Box<U> {
    return new Box(change(this.value));
  }
}
export const length = new Box(['a']).map((all) => all.length).value;`;
    const [{ hovers }] = (await check('0.22.0', sample(code))) as [CheckedSample];
    const textsAt = (name: string) =>
      hovers.filter(({ start, length }) => code.slice(start, start + length) === name).map(({ text }) => text);
    expect(textsAt('length').at(-1)).toBe('(property) Array.length: number');
    expect(textsAt('map').at(-1)).toBe('(method) Box.map<number>(change: (value: string[]) => number): Box<number>');
    expect(textsAt('value').at(-1)).toBe('(property) Box.value: number');
  });

  it('may contain JSX, whose elements are not names', async () => {
    const jsx = sample('export const press = <button type="button">Press</button>;');
    expect(await check('0.22.0', jsx, jsx)).toMatchObject([{ diagnostics: [] }, { diagnostics: [] }]);
  });

  it('may contain code that is valid only without JSX', async () => {
    const code = 'export const id = <T>(value: T): T => value;\nexport const one = <number>id(1);';
    expect(await check('0.22.0', sample(code, { lang: 'ts' }))).toMatchObject([{ diagnostics: [] }]);
  });

  it('may import their siblings without reporting problems in them', async () => {
    const use = sample("import { answer } from './answer';\nexport const twice: number = answer * 2;", { lang: 'ts' });
    const answer = { name: 'answer.ts', code: 'export const answer = 21;\nconst wrong: string = 1;' };
    const checker = (samples: readonly SampleToCheck[]) => checkSamples(docsVersion('0.22.0'), samples);
    // In the second run, the same file has a different text. In the third, the file no longer exists.
    expect(await checker([{ sample: use, siblings: [answer] }])).toMatchObject([{ diagnostics: [] }]);
    const text = { name: 'answer.ts', code: "export const answer = '21';" };
    expect((await checker([{ sample: use, siblings: [text] }]))[0]?.diagnostics).toHaveLength(1);
    expect((await checker([{ sample: use, siblings: [] }]))[0]?.diagnostics).toHaveLength(1);
  });

  it('do not see declarations that other samples or their packages add', async () => {
    const page = [
      sample('declare global {\n  interface Window {\n    answer: number;\n  }\n}\nexport const a = window.answer;'),
      sample('export const b = window.answer;'),
      sample("import react from '@vitejs/plugin-react';\nexport const c = [react, process.env['ID']];"),
      sample('export const d = process.cwd();'),
      sample("import { useCamera } from '@fishjam-cloud/react-client';\nexport const e = useCamera;"),
    ];
    expect((await check('0.22.0', ...page)).map(({ diagnostics }) => diagnostics.length)).toEqual([0, 1, 0, 1, 0]);
  });

  it.each([
    '// @ts-ignore\nconst a: string = 1;',
    'const a = JSON.parse("1") as any;',
    '// @noErrors\nconst a: string = 1;',
    '// ---cut---\nconst a = 1;',
  ])('must not disable their check: %s', async (code) => {
    expect(await check('0.22.0', sample(code))).toMatchObject([
      { diagnostics: [{ what: expect.stringContaining('disables its check') as string }] },
    ]);
  });

  it('do not have the globals of other environments', async () => {
    const page = [
      sample('export const folder = process.cwd();'),
      sample("import 'react-native';\nimport { View } from 'react-native';\nexport const a = [View, document.title];"),
    ];
    for (const { diagnostics } of await check('0.22.0', ...page)) expect(diagnostics).not.toEqual([]);
  });
});

describe('samples in other languages', () => {
  afterEach(() => void vi.unstubAllEnvs());

  it.each([
    ['json', '{ "a": 1 }'],
    ['jsonc', '{ "a": 1 } // why'],
    ['yaml', 'a: 1'],
    ['yaml', 'a: 1\n---\nb: 2'],
    ['bash', 'echo "a"'],
    ['text', '{{{'],
  ])('are valid: %s', (lang, code) => {
    expect(checkData(sample(code, { lang }))).toEqual([]);
  });

  it.each([
    ['json', '{\n  "a": 1,\n}', 12],
    ['yaml', 'a: 1\nb: [1', 11],
    ['yaml', 'a: 1\n---\nb: [1', 12],
    ['bash', 'echo a\nif true; then', 12],
  ])('are invalid: %s', (lang, code, line) => {
    const [diagnostic] = checkData(sample(code, { lang }));
    expect(diagnostic?.what).toContain(`The ${lang} sample is not valid`);
    expect(diagnostic?.line).toBe(line);
  });

  it('name the missing program if bash cannot be started', () => {
    vi.stubEnv('PATH', '/nowhere');
    // No earlier run has checked this text.
    const code = `echo ${process.hrtime.bigint()}`;
    expect(() => checkData(sample(code, { lang: 'bash' }))).toThrow('bash, which cannot be started');
  });

  it('are checked by pyright against the stubs of their version', () => {
    const python = (code: string) => sample(code, { lang: 'python', file: 'docs/how-to/backend/page.mdx' });
    const agent = python('from fishjam import AgentOptions\n\noptions = AgentOptions(subscribe_mode="auto")');
    const wrong = python(
      'from fishjam import FishjamClient\n\nclient = FishjamClient("id", "token")\nclient.create_rom()',
    );
    const helper = { name: 'helper.py', sample: python('answer = 42') };
    const user = { name: 'main.py', sample: python('from helper import answer\n\nprint(answer)') };
    const nested = { ...user, name: 'app/main.py' };
    // All sets are checked in a single run. The second set has a file with the same name as a file in the first set, and
    // lacks a file that it imports. The third set uses another version of the SDK. The fourth set has a folder.
    expect(
      checkPython([
        { version: docsVersion('0.22.0'), files: [{ name: 'agent.py', sample: agent }, helper, user] },
        { version: docsVersion('0.22.0'), files: [{ name: 'agent.py', sample: wrong }, user] },
        { version: docsVersion('0.21.0'), files: [{ name: 'agent.py', sample: agent }] },
        { version: docsVersion('0.22.0'), files: [helper, nested] },
        { version: docsVersion('0.22.0'), files: [nested] },
      ]),
    ).toMatchObject([
      [],
      [
        { line: 13, what: expect.stringContaining('create_rom') as string },
        { line: 10, what: expect.stringContaining('"helper"') as string },
      ],
      [{ line: 10, what: expect.stringContaining('0.21.0') as string }],
      [],
      [{ line: 10, what: expect.stringContaining('"helper"') as string }],
    ]);
  });
});

describe('highlighted code', () => {
  it('contains classes, hovers and links, and copies as plain code', async () => {
    const code = "const old = '<b>'; // [!code --]\nconst fresh = useCamera(); // [!code ++]";
    const plain = plainCode({ code }).code;
    const start = plain.indexOf('useCamera');
    const { html, hovers } = await highlight(
      sample(code),
      [{ start, length: 9, text: 'function useCamera()', docs: 'Turns it on.' }],
      [{ start, length: 9, href: '/api/web/functions/useCamera' }],
    );
    expect(hovers).toEqual(['function useCamera()\nTurns it on.']);
    expect(html).toContain('<a class="tok-function" href="/api/web/functions/useCamera" data-hover="0"');
    expect(html).toContain('tok-keyword');
    expect(html).not.toContain('style=');
    expect(copyableText(html)).toBe('const fresh = useCamera();');
  });
});
