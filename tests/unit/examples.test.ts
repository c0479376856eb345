import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleReference, viewOf } from '../../plugins/markdown/code-samples/example-view';
import { fromExample } from '../../plugins/markdown/code-samples/example-files';
import { samplesIn } from '../../plugins/markdown/code-samples/extract';
import { plainCode } from '../../plugins/markdown/code-samples/sample';
import { parsePage } from '../../plugins/shared/mdx';
import { checkExampleProjects } from '../../plugins/content-checks/example-projects';
import { packagesOf } from '../../plugins/api-reference/packages';
import { findPinDiagnostics } from '../../plugins/content-checks/package-pins';
import { reasonDiagnostics } from '../../plugins/content-checks/guide-coverage';
import { symbolsNotShown } from '../../plugins/content-checks/symbol-coverage';
import type { SymbolEntry } from '../../plugins/api-reference/symbol-index';
import { docsVersion, docsVersions } from '../../plugins/shared/versions';

const version = docsVersion('0.22.0');

const source = [
  "import { a } from './a';",
  '// #region step-2',
  "import { b } from './b';",
  '// #endregion',
  '',
  'export function App() {',
  '  // #region body',
  '  a();',
  '  // #region step-2',
  '  b();',
  '  // #endregion',
  '  // #endregion',
  '  return <p>{/* nothing */}</p>;',
  '}',
].join('\n');

describe('a file of an example', () => {
  it('is named in the meta of a fence', () => {
    expect(exampleReference('file="call/src/App.tsx" step="3" region="body"')).toEqual({
      path: 'call/src/App.tsx',
      step: 3,
      region: 'body',
    });
    expect(exampleReference('title="App.tsx"')).toBeUndefined();
  });

  it('is shown in its state after a step, without later code', () => {
    const { code, whole } = viewOf(source, { path: 'App.tsx', step: 1 });
    expect(code).toBe(
      "import { a } from './a';\n\nexport function App() {\n  a();\n  return <p>{/* nothing */}</p>;\n}",
    );
    expect(whole).toBe(code);
  });

  it('marks the lines that a step adds', () => {
    const { code } = viewOf(source, { path: 'App.tsx', step: 2 });
    expect(code).toContain("import { b } from './b'; // [!code ++]");
    expect(code).toContain('  b(); // [!code ++]');
    expect(code).not.toContain('a(); // [!code ++]');
  });

  it('has no marks if the whole file is new', () => {
    const file = '# region step-4\nimport os\n# endregion';
    expect(viewOf(file, { path: 'a.py', step: 4 }).code).toBe('import os');
  });

  it.each([
    ['a {\n}\n/* #region step-2 */\nb {\n/* #endregion */\n}', 'b { /* [!code ++] */'],
    ['<a>\n<!-- #region step-2 -->\n<b>\n<!-- #endregion -->', '<b> <!-- [!code ++] -->'],
  ])('may mark regions with comments of CSS and HTML', (file, added) => {
    expect(viewOf(file, { path: 'a', step: 1 }).code).not.toContain('region');
    expect(viewOf(file, { path: 'a', step: 1 }).code).not.toContain('b');
    const { code, whole } = viewOf(file, { path: 'a', step: 2 });
    expect(code).toContain(added);
    expect(plainCode({ code }).code).toBe(whole);
  });

  it('is shown in part, dedented, and compiled as a whole', () => {
    const view = viewOf(source, { path: 'App.tsx', region: 'body' });
    expect(view.code).toBe('a();\nb();');
    expect(view.indent).toBe(2);
    expect(view.whole).toContain('export function App()');
    expect(view.lines.map((line) => view.sourceLines[line])).toEqual([7, 9]);
  });

  it('names the region that is missing or not closed', () => {
    expect(() => viewOf(source, { path: 'App.tsx', region: 'join' })).toThrow('no region "join"');
    expect(() => viewOf('// #region a\nconst a = 1;', { path: 'a.ts' })).toThrow('The region "a" is not closed');
    expect(() => viewOf('// #endregion', { path: 'a.ts' })).toThrow('Line 1 closes a region that is not open');
  });

  it('names the step in which it has no code', () => {
    const later = '// #region step-2\nconst a = 1;\n// #endregion';
    expect(() => viewOf(later, { path: 'a.ts', step: 1 })).toThrow('no code in step 1');
    expect(viewOf(later, { path: 'a.ts', step: 2 }).code).toBe('const a = 1;');
  });

  it('fills the fence that names it, and provides its title', () => {
    const page = '```tsx file="react-quick-start/src/Call.tsx" step="3"\n```\n';
    const { fences, diagnostics } = samplesIn('docs/a.mdx', parsePage(page), version);
    expect(diagnostics).toEqual([]);
    expect(fences[0]?.sample.code).toContain('<button onClick={leave}>Leave</button>');
    expect(fences[0]?.sample.code).not.toContain('Participants');
    expect(fences[0]?.sample.meta).toContain('title="src/Call.tsx"');
  });

  it('is a problem if it does not exist, lacks the region, has a wrong step, or is combined with code', () => {
    const sample = { file: 'docs/a.mdx', line: 3, lang: 'ts', code: '' };
    const diagnosticsOf = (meta: string, code = '') =>
      fromExample(version, { ...sample, meta, code }).diagnostics.map(({ what }) => what);
    expect(diagnosticsOf('file="call/nothing.ts"')).toEqual(['examples/0.22.0/call/nothing.ts does not exist.']);
    expect(diagnosticsOf('file="agent/src/agent.ts" region="sing"')[0]).toContain('no region "sing"');
    expect(diagnosticsOf('file="agent/src/agent.ts" step="two"')).toEqual(['The step is not a number.']);
    expect(diagnosticsOf('file="agent/src/agent.ts"', 'const a = 1;')[0]).toContain('both code and');
  });
});

describe('example projects', () => {
  it('compile as a whole, and install the documented packages', async () => {
    expect(await checkExampleProjects(version, packagesOf(version))).toEqual([]);
  }, 120_000);
});

describe('agents in production', () => {
  const withAgents = docsVersions()
    .map(({ name }) => `examples/${name}`)
    .filter((folder) => existsSync(`${folder}/agent-service`));

  // Each project is complete on its own, so the guide's files are copies.
  it.each(withAgents)('share files with the tutorial: %s', (folder) => {
    const copies = [
      ['agent/src', 'agent-service/src'],
      ['agent-python', 'agent-service-python'],
    ].flatMap(([tutorial, guide]) =>
      readdirSync(`${folder}/${guide}`)
        .filter((name) => /^(?:speech|answer)\./.test(name))
        .map((name) => [`${folder}/${tutorial}/${name}`, `${folder}/${guide}/${name}`] as const),
    );
    // The guide for 0.21.0 also uses the tutorial's reply.
    const names = [...(folder.endsWith('/0.21.0') ? ['answer.ts'] : []), 'speech.ts', 'speech.py'];
    expect(copies.map(([, guide]) => path.basename(guide))).toEqual(names);
    for (const [tutorial, guide] of copies)
      expect(readFileSync(guide, 'utf8'), guide).toBe(readFileSync(tutorial, 'utf8'));
  });
});

describe('package pins', () => {
  const packages = { '@fishjam-cloud/react-client': '0.22.0', 'fishjam-server-sdk': '0.22.1' };
  const find = (code: string, file = 'docs/a.mdx', meta = '') =>
    findPinDiagnostics({ file, line: 10, meta, code }, packages);
  const diagnostics = (...sample: Parameters<typeof find>) => find(...sample).map(({ what }) => what);

  it('are checked in commands', () => {
    expect(diagnostics('npm install @fishjam-cloud/react-client@0.22.0')).toEqual([]);
    expect(diagnostics('pip install "fishjam-server-sdk[gemini]==0.22.1"')).toEqual([]);
    expect(diagnostics('npm install @fishjam-cloud/react-client')[0]).toContain('"latest"');
    expect(diagnostics('pip install fishjam-server-sdk==0.20.0')[0]).toContain('"0.20.0"');
  });

  it('are checked in commands of several lines', () => {
    const install = (name: string) => `cd app\nnpm install \\\n  react@19.0.0 \\\n  ${name}\n`;
    expect(find(install('@fishjam-cloud/react-client@0.22.0'))).toEqual([]);
    expect(find(install('@fishjam-cloud/react-client'))).toMatchObject([{ line: 13 }]);
    expect(find('npm \\\n  install @fishjam-cloud/react-client')).toMatchObject([{ line: 11 }]);
  });

  it('are checked in manifests', () => {
    const manifest = (wanted: string) => `{ "dependencies": { "@fishjam-cloud/react-client": "${wanted}" } }`;
    expect(diagnostics(manifest('0.22.0'), 'examples/a/package.json')).toEqual([]);
    expect(diagnostics(manifest('^0.22.0'), 'examples/a/package.json')).toHaveLength(1);
    expect(diagnostics(manifest('0.22.0'), 'docs/a.mdx', 'title="package.json"')).toEqual([]);
    expect(diagnostics(manifest('^0.22.0'), 'docs/a.mdx', 'title="package.json"')).toHaveLength(1);
    expect(diagnostics('fishjam-server-sdk', 'docs/a.mdx', 'title="requirements.txt"')).toHaveLength(1);
  });

  it('are ignored where nothing is installed', () => {
    expect(diagnostics("import { usePeers } from '@fishjam-cloud/react-client';")).toEqual([]);
    expect(diagnostics('npm install @fishjam-cloud/react-client-extra')).toEqual([]);
  });
});

describe('symbol coverage', () => {
  const entry = (name: string, members: string[] = [], kind: SymbolEntry['kind'] = 'functions'): SymbolEntry => ({
    name,
    sdk: 'web',
    kind,
    specifier: '@fishjam-cloud/react-client',
    purpose: 'Peers',
    summary: '',
    page: `api/web/functions/${name}`,
    deprecated: false,
    members: members.map((member) => ({ name: member, anchor: member })),
  });
  const page = (code: string, prose = '') => ({
    page: { file: 'docs/a.mdx', path: 'how-to/react/a.mdx', source: prose, frontMatter: {} },
    samples: [{ file: 'docs/a.mdx', line: 1, lang: 'tsx', meta: '', code }],
  });
  const imported = "import { usePeers } from '@fishjam-cloud/react-client';\nconst { remotePeers } = usePeers();";

  it('counts symbols that samples import and use', () => {
    expect(symbolsNotShown([entry('usePeers', ['remotePeers', 'localPeer'])], [page(imported)])).toEqual([
      'web usePeers.localPeer',
    ]);
  });

  it('ignores the same name in another SDK', () => {
    const mobile = imported.replace('react-client', 'react-native-client');
    expect(symbolsNotShown([entry('usePeers')], [page(mobile)])).toEqual(['web usePeers']);
  });

  it('counts Python symbols that a sample imports, and exceptions', () => {
    const python = (name: string, members: string[], kind: SymbolEntry['kind']): SymbolEntry => ({
      ...entry(name, members, kind),
      sdk: 'server-python',
    });
    const entries = [
      python('FishjamClient', ['get_room', 'delete_room'], 'classes'),
      python('HTTPError', [], 'exceptions'),
    ];
    const code = 'from fishjam import FishjamClient\n\nFishjamClient("id", "token").get_room("room")';
    expect(symbolsNotShown(entries, [page(code)])).toEqual([
      'server-python FishjamClient.delete_room',
      'server-python HTTPError',
    ]);
    expect(symbolsNotShown(entries.slice(0, 1), [page(code.replace('from fishjam', 'from other'))])).toHaveLength(3);
  });

  it('counts names in inline code, and leaves types out', () => {
    const entries = [entry('usePeers'), entry('Peer', [], 'type-aliases')];
    expect(symbolsNotShown(entries, [page('', 'Call `usePeers()`.')])).toEqual([]);
    expect(symbolsNotShown(entries, [page('', 'Call usePeers().')])).toEqual(['web usePeers']);
  });

  it('requires a reason for each symbol that is in no guide, and for no other symbol', () => {
    const notShown = new Set(['web usePeers', 'web useCamera']);
    const reasons = { 'web usePeers': 'The guides use another hook.', 'web useRoom': 'Old.' };
    expect(reasonDiagnostics(notShown, reasons).map(({ what }) => what)).toEqual([
      'No guide shows web useCamera, and it has no reason.',
      'There is a reason for web useRoom, which the guides of every version show.',
    ]);
    expect(reasonDiagnostics(new Set(['web usePeers']), { 'web usePeers': 'Reason.' })).toEqual([]);
  });
});
