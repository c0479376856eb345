import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Sample } from '../../plugins/markdown/code-samples/sample';
import type { DocsVersion } from '../../plugins/shared/versions';

const home = process.cwd();
const project = realpathSync(mkdtempSync(path.join(tmpdir(), 'cache-keys-')));

const page = '---\ntitle: Page\n---\n\n```python\nimport fishjam\n```\n';

const filesOfVersion = (docs: string, version: string): Readonly<Record<string, string>> => ({
  [`${docs}/_category_.json`]: '{}',
  [`${docs}/page.mdx`]: page,
  [`sdks/${version}/packages.json`]: '{}',
  [`sdks/${version}/web/index.d.ts`]: 'export {};',
  [`sdks/${version}/mobile/index.d.ts`]: 'export {};',
  [`sdks/${version}/server/index.d.ts`]: 'export {};',
  [`sdks/${version}/python/fishjam/__init__.pyi`]: '',
  [`.cache/api/${version}/web/surface.json`]: '{}',
  [`examples/${version}/app/package.json`]: '{ "dependencies": { "@fishjam-cloud/react-client": "1" } }',
  [`examples/${version}/app/App.tsx`]: 'export {};',
  [`examples/${version}/app/main.py`]: '',
});

/** The files of a small project that are not code. */
const content: Readonly<Record<string, string>> = {
  'versions.json': '["0.1.0"]',
  '.prettierrc.json': '{}',
  'site.config.ts': '',
  'package-lock.json': '{ "packages": { "": {}, "node_modules/elkjs": { "version": "1.0.0" } } }',
  'sdks/behaviour-changes.json': '[]',
  'sdks/renames.json': '[]',
  'sdks/tsconfig.json': '{}',
  'sdks/peculiarities/web/camera.yaml': '',
  ...filesOfVersion('docs', 'next'),
  ...filesOfVersion('versioned_docs/version-0.1.0', '0.1.0'),
};

const next: DocsVersion = { name: 'next', docsDir: 'docs', sdksDir: 'sdks/next' };

const sample = (lang: string, code: string): Sample => ({ file: 'docs/page.mdx', line: 1, lang, meta: '', code });

const tsx = { sample: sample('tsx', "import '@fishjam-cloud/react-client';"), siblings: [] };

const contentOfNext = ['docs/page.mdx', 'docs/_category_.json', 'sdks/next/web/index.d.ts', 'sdks/next/packages.json'];

/** Examples of the code that creates all results. */
const code = ['plugins/shared/diagnostics.ts', 'src/lib/sdks.ts', 'src/search/engine/files.ts', 'package-lock.json'];

/** Each cache: its inputs, a call that looks up its keys, and a result that ends the call without work. */
const caches: Readonly<
  Record<string, { inputs: readonly string[]; hit?: unknown; lookUp: () => Promise<string | void> }>
> = {
  'TypeScript samples': {
    inputs: ['sdks/next/web/index.d.ts'],
    hit: { diagnostics: [], hovers: [] },
    lookUp: async () =>
      void (await (await import('../../plugins/markdown/code-samples/checked-sample')).checkTypeScript(next, [tsx])),
  },
  'findings of ESLint': {
    inputs: ['sdks/next/web/index.d.ts', 'examples/next/app/App.tsx'],
    hit: [],
    lookUp: async () => {
      const { filesOfPages, filesOfProjects, lintFiles } =
        await import('../../plugins/content-checks/sample-lint/lint-samples');
      await lintFiles(next, [...filesOfPages(next, [tsx]), ...filesOfProjects(next)]);
    },
  },
  'example projects': {
    inputs: [
      'sdks/next/web/index.d.ts',
      'sdks/next/packages.json',
      'examples/next/app/package.json',
      'examples/next/app/App.tsx',
    ],
    hit: [],
    lookUp: async () =>
      void (await (await import('../../plugins/content-checks/example-projects')).checkExampleProjects(next, {})),
  },
  'Python samples': {
    inputs: ['sdks/next/python/fishjam/__init__.pyi'],
    hit: [],
    lookUp: async () => {
      const { checkPython } = await import('../../plugins/markdown/code-samples/python');
      checkPython([{ version: next, files: [{ name: 'main.py', sample: sample('python', 'import fishjam') }] }]);
    },
  },
  'content of a version': {
    inputs: [
      ...contentOfNext,
      'examples/next/app/App.tsx',
      'examples/next/app/package.json',
      'versions.json',
      '.prettierrc.json',
    ],
    hit: true,
    lookUp: () => checkPart('next'),
  },
  'Python of all versions': {
    inputs: [
      'docs/page.mdx',
      'versioned_docs/version-0.1.0/page.mdx',
      'sdks/0.1.0/python/fishjam/__init__.pyi',
      'examples/0.1.0/app/main.py',
      'versions.json',
    ],
    hit: true,
    lookUp: () => checkPart('Python'),
  },
  peculiarities: {
    inputs: [...contentOfNext, 'versioned_docs/version-0.1.0/page.mdx', 'sdks/peculiarities/web/camera.yaml'],
    hit: true,
    lookUp: () => checkPart('Peculiarities'),
  },
  'upgrade guides': {
    inputs: [
      'sdks/behaviour-changes.json',
      'sdks/renames.json',
      'sdks/0.1.0/web/index.d.ts',
      '.cache/api/0.1.0/web/surface.json',
      'versions.json',
    ],
    hit: true,
    lookUp: () => checkPart('Upgrade guides'),
  },
  'search documents': {
    inputs: ['docs/page.mdx'],
    hit: {},
    lookUp: async () => {
      const { searchableVersions } = await import('../../plugins/search-index/extract/source-pages');
      const described = { title: 'Page', description: '', kind: 'how-to', platforms: [], deprecated: false };
      const pages = [{ ...described, path: '/page', file: path.join(project, 'docs/page.mdx') }];
      searchableVersions([{ version: 'next', prefix: '/next', pages }]);
    },
  },
  'reference of an SDK': {
    inputs: ['sdks/next/web/index.d.ts', 'sdks/tsconfig.json', ...code],
    lookUp: async () => (await import('../../plugins/api-reference/generate')).tasksOf([next])[0]!.key,
  },
  bundler: {
    inputs: [
      ...code,
      'docs/_category_.json',
      'versioned_docs/version-0.1.0/_category_.json',
      'sdks/next/web/index.d.ts',
      'examples/next/app/App.tsx',
      'site.config.ts',
      'versions.json',
    ],
    lookUp: async () => {
      const plugin = (await import('../../plugins/client-bundle/build-cache')).default() as Plugin & {
        configureWebpack: (config: object) => object;
      };
      return JSON.stringify(plugin.configureWebpack({ experiments: { cache: { version: 'client' } } }));
    },
  },
};

async function checkPart(part: string): Promise<void> {
  vi.spyOn(console, 'log').mockReturnValue();
  await (await import('../../plugins/content-checks/check-content')).checkContent([part]);
}

/** Returns the keys that a cache looks up in a new process. */
async function keysOf({ hit, lookUp }: (typeof caches)[string]): Promise<string> {
  vi.resetModules();
  const keys: string[] = [];
  vi.doMock('../../plugins/shared/cache', async (original) => ({
    ...(await original<object>()),
    openCache: () => ({ get: (key: string) => (keys.push(key), hit), set: () => undefined }),
  }));
  const key = await lookUp();
  return [...keys, ...(key ? [key] : [])].join();
}

/** Changes a file, calls a function, and restores the file. */
async function withChanged<T>(file: string, call: () => Promise<T>): Promise<T> {
  const text = readFileSync(file, 'utf8');
  if (file === 'package-lock.json') writeFileSync(file, text.replace('1.0.0', '1.0.1'));
  else appendFileSync(file, '\n');
  try {
    return await call();
  } finally {
    writeFileSync(file, text);
  }
}

describe('the key of', () => {
  beforeAll(() => {
    const isCode = (file: string) => !file.includes('node_modules');
    for (const folder of ['plugins', 'src/lib', 'src/search'])
      cpSync(folder, path.join(project, folder), { recursive: true, filter: isCode });
    for (const [file, text] of Object.entries(content)) {
      mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
      writeFileSync(path.join(project, file), text);
    }
    process.chdir(project);
  });

  afterAll(() => {
    process.chdir(home);
    rmSync(project, { recursive: true });
  });

  it.each(Object.entries(caches))('%s changes with each input', async (_, cache) => {
    const keys = await keysOf(cache);
    expect(keys).not.toBe('');
    expect(await keysOf(cache)).toBe(keys);
    const missing: string[] = [];
    for (const input of cache.inputs) if ((await withChanged(input, () => keysOf(cache))) === keys) missing.push(input);
    expect(missing).toEqual([]);
  });

  it('a sample changes while the process runs', async () => {
    vi.resetModules();
    vi.doUnmock('../../plugins/shared/cache');
    const { keysOfSamples } = await import('../../plugins/markdown/code-samples/checked-sample');
    const keys = () => Promise.resolve(keysOfSamples(next, [tsx]));
    expect(await withChanged('sdks/next/web/index.d.ts', keys)).not.toEqual(await keys());
  });

  it.each(code)('any result changes with %s', async (file) => {
    const open = async () => {
      vi.resetModules();
      vi.doUnmock('../../plugins/shared/cache');
      return (await import('../../plugins/shared/cache')).openCache<string>('any');
    };
    (await open()).set('key', 'result');
    expect((await open()).get('key')).toBe('result');
    expect(await withChanged(file, async () => (await open()).get('key'))).toBeUndefined();
  });

  it('a cache cannot be computed if the files for a key have moved', async () => {
    vi.resetModules();
    const { hashFolder } = await import('../../plugins/shared/cache');
    expect(() => hashFolder('src/lib', (name) => name === 'moved.ts')).toThrow('src/lib contains none of the files');
  });
});
