import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agentVersion, type AgentVersion } from '../../plugins/page-exports/agents/agent-page';
import { examplePrograms } from '../../plugins/page-exports/agents/examples';
import { llmsFullText, llmsText } from '../../plugins/page-exports/agents/llms';
import { codeBlocksOf, firstParagraph, markdownSectionsOf, withoutLinks } from '../../src/lib/markdown-sections';
import { largestRules, rulesText, type RulesInput } from '../../plugins/page-exports/agents/rules';
import { symbolsFile } from '../../plugins/page-exports/agents/symbols';
import { upgradeFiles, upgradesTo } from '../../plugins/page-exports/agents/upgrades';
import { tasksFile } from '../../plugins/page-exports/agents/tasks';
import { docsVersion, root } from '../../plugins/shared/versions';
import { versionPrefixOf } from '../../src/lib/version-prefix';
import type { PublishedTask } from '../../src/lib/agent-files';
import type { Sdk } from '../../src/lib/sdks';
import type { SymbolEntry } from '../../plugins/api-reference/symbol-index';
import type { WrittenPeculiarity } from '../../plugins/content-checks/peculiarities/peculiarity';

const siteUrl = 'https://docs.example.org';

const useThing: SymbolEntry = {
  name: 'useThing',
  sdk: 'web',
  kind: 'functions',
  specifier: '@fishjam-cloud/react-client',
  purpose: 'Devices',
  summary: 'Returns [things](https://x.example).',
  page: 'api/web/functions/useThing',
  deprecated: true,
  members: [
    { name: 'start', anchor: 'start' },
    { name: 'kind', anchor: 'kind' },
  ],
};

const symbolPage = `# useThing

Version next · ${siteUrl}/next/api/web/functions/useThing

Hook · React (web) SDK

> **Deprecated**
>
> Use [\`useOther\`](${siteUrl}/next/api/web/functions/useOther.md).

Returns things.

\`\`\`ts title="Import"
import { useThing } from '@fishjam-cloud/react-client';
\`\`\`

## Signature

\`\`\`ts
function useThing(): { start: () => void };
\`\`\`

## Returns

### start

\`\`\`ts
start: () => void
\`\`\`

New in 0.22.0 · Changed in next

Required

Starts [it](${siteUrl}/x.md)
now.

## Variants

| Property | Type | Description |
| - | - | - |
| \`kind?\` | \`"a"\` | Optional. Kind of the thing. |
| \`kind\` | \`string \\| null\` | Another. |

## Used in

- [Guide](${siteUrl}/next/how-to/guide.md)
- [Elsewhere](https://example.com/x.md)
`;

const pages = (text: string) => ({
  version: 'next',
  prefix: '/next',
  siteUrl,
  textOf: () => text,
  sinceOf: (_: unknown, member?: string) => (member === 'start' ? '0.22.0' : undefined),
});

describe('the sections of a page', () => {
  it('end at the next heading, and do not start inside of fences', () => {
    const sections = markdownSectionsOf('# A\n\ntext\n\n```bash\n# no heading\n```\n\n## `b` c\n\nmore\n\n## `b` c\n');
    expect(sections.map(({ depth, heading, anchor }) => [depth, heading, anchor])).toEqual([
      [0, '', ''],
      [1, 'A', 'a'],
      [2, 'b c', 'b-c'],
      [2, 'b c', 'b-c-1'],
    ]);
    expect(sections[1]?.text).toContain('# no heading');
  });

  it('may state their IDs', () => {
    const sections = markdownSectionsOf('## Run {#web-run}\n\n## Run\n\n## Braces {x} {#b}');
    expect(sections.slice(1).map(({ heading, anchor }) => [heading, anchor])).toEqual([
      ['Run', 'web-run'],
      ['Run', 'run-1'],
      ['Braces {x}', 'b'],
    ]);
  });

  it('keep all lines of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('# a', '## b', '```', '````', 'text', '', '> ```')), (lines) => {
        const sections = markdownSectionsOf(lines.join('\n'));
        const kept = sections.flatMap(({ depth, heading, text }) => [...(depth > 0 ? [heading] : []), text]).join(' ');
        const words = (all: string) => all.split(/\s+/).filter((word) => word === 'text').length;
        expect(words(kept)).toBe(words(lines.join(' ')));
      }),
    );
  });

  it('contain code blocks with their language and title', () => {
    expect(codeBlocksOf('````md title="a.md"\n```ts\nx\n```\n````\n\n```\ny\n```')).toEqual([
      { language: 'md', title: 'a.md', code: '```ts\nx\n```' },
      { language: '', title: '', code: 'y' },
    ]);
  });

  it('have a first paragraph that is prose', () => {
    expect(firstParagraph('```ts\na\n```\n\nRequired\n\n> note\n\n| a |\n\nFirst\nline.\n\nSecond.')).toBe(
      'First line.',
    );
    expect(withoutLinks('a [b `c`](https://x.y/z) d')).toBe('a b `c` d');
  });
});

describe('the symbols of a version', () => {
  it('are read from their reference pages', () => {
    const { file, diagnostics } = symbolsFile([useThing], pages(symbolPage));
    expect(diagnostics).toEqual([]);
    expect(file.symbols).toEqual([
      {
        name: 'useThing',
        sdk: 'web',
        kind: 'functions',
        purpose: 'Devices',
        import: "import { useThing } from '@fishjam-cloud/react-client';",
        signature: 'function useThing(): { start: () => void };',
        summary: 'Returns things.',
        deprecated: 'Use `useOther`.',
        route: '/next/api/web/functions/useThing',
        members: [
          {
            name: 'start',
            signature: 'start: () => void',
            summary: 'Starts it now.',
            since: '0.22.0',
            route: '/next/api/web/functions/useThing#start',
          },
          {
            name: 'kind',
            signature: 'kind?: "a" | string | null',
            summary: 'Kind of the thing.',
            route: '/next/api/web/functions/useThing#kind',
          },
        ],
        guides: ['/next/how-to/guide'],
      },
    ]);
  });

  it.each([
    ['## Signature', 'signature'],
    ['title="Import"', 'import line'],
    ['### start', 'signature of `start`'],
    ['Starts [it]', 'summary of `start`'],
  ])('report a page without %s', (part, what) => {
    const text = part === 'Starts [it]' ? symbolPage.replace(/Starts[^]*?now\.\n/, '') : symbolPage.replace(part, 'x');
    const { diagnostics } = symbolsFile([useThing], pages(text));
    expect(diagnostics.map((diagnostic) => diagnostic.what)).toContain(
      `The Markdown of useThing has no ${what}, which symbols.json needs.`,
    );
  });
});

const version: AgentVersion = agentVersion({
  versionName: 'current',
  path: '/next/',
  docs: [
    ['/next/', 'Home', 'landing', undefined],
    ['/next/tutorials/react', 'React', 'tutorial', 'web'],
    ['/next/tutorials/backend', 'Backend', 'tutorial', ['server', 'server-python']],
    ['/next/how-to/guide', 'Guide [1]', 'how-to', ['web', 'mobile']],
    ['/next/api/web/functions/useThing', 'useThing', 'api', 'web'],
    ['/next/glossary', 'Glossary', 'reference', undefined],
  ].map(([permalink, title, kind, sdk]) => ({
    permalink,
    title,
    description: `About ${String(title)}.`,
    source: `@site/docs${String(permalink)}.mdx`,
    frontMatter: { kind, sdk },
  })),
} as unknown as Parameters<typeof agentVersion>[0]);

describe('llms.txt', () => {
  const sizes = { web: 100, mobile: 200, server: 300, 'server-python': 350, general: 400 };
  const text = llmsText(version, siteUrl, sizes);

  it('has a title, a summary, and each page once, in its section', () => {
    expect(text).toMatch(/^# Fishjam next\n\n> About Home\.\n\n/);
    for (const { path, ownPath } of version.pages) {
      const lines = text.split('\n').filter((line) => line.includes(`(${siteUrl}${path}.md): About`));
      expect([path, lines.length]).toEqual([path, ownPath === '/' ? 0 : 1]);
    }
    expect(text).toContain(`- [Guide \\[1\\]](${siteUrl}/next/how-to/guide.md): About Guide [1].`);
  });

  it('recommends the first pages, and states the size of the whole documentation', () => {
    expect(text).toContain(`(${siteUrl}/next/agents/web.md)`);
    expect(text).toContain(`[React](${siteUrl}/next/tutorials/react.md): read it before you start`);
    expect(text.match(/\/tutorials\/backend\.md\): read it/g)).toHaveLength(1);
    expect(text).toContain(`(${siteUrl}/next/llms-full-mobile.txt): about 200 tokens`);
  });

  it('in its full form has all pages about an SDK, with the number of tokens at the top', () => {
    const page = `Version next · ${siteUrl}/next/page\nHook · React (web) SDK · New in next\n[Guide](${siteUrl}/next/guide.md) [Other](https://example.org)\n${'word '.repeat(200)}`;
    const { text: full, tokens } = llmsFullText(version, 'web', siteUrl, (path) => `# ${path}\n${page}`);
    expect(full.split('\n')[2]).toMatch(`> About ${tokens} tokens, estimated as a quarter of the bytes.`);
    expect(tokens).toBeGreaterThan(750);
    expect(full).toContain('[Guide](/next/guide.md) [Other](https://example.org)\n');
    expect(full).toContain('\n/next/page\nHook · New in next\n');
    expect(full).toContain(`paths on ${siteUrl}.`);
    expect(full).toContain('# /next/how-to/guide\n');
    expect(full).not.toContain('# /next/glossary\n');
    expect(llmsFullText(version, 'general', siteUrl, (path) => `# ${path}\n`).text).toContain('# /next/glossary\n');
  });

  it('in its full form has headings without IDs', () => {
    const { text: full } = llmsFullText(version, 'web', siteUrl, () => '## Run {#web-run}\n\n`{#x}` {#y}');
    expect(full).toContain('## Run\n\n`{#x}` {#y}');
  });

  it('in its full form has only the tabs for its SDK', () => {
    const textOf = () =>
      '# a\n\n**React**\n\nb\n\n**React Native**\n\nc\n\n<!-- End of tabs: React | React Native -->\n\nd';
    expect(llmsFullText(version, 'web', siteUrl, textOf).text).toMatch(/# a\n\n\*\*React\*\*\n\nb\n\nd\n/);
    expect(llmsFullText(version, 'general', siteUrl, textOf).text).toContain('**React Native**');
  });

  it('in its full form has only histories with a change, and no lists of guides or next steps', () => {
    const textWith = (history: string) =>
      llmsFullText(
        version,
        'web',
        siteUrl,
        () =>
          `# a\n\n## History\n\n${history}\n\n## Used in\n\n- [b](/b.md)\n- [c](/c.md)\n\n## Next steps\n\n- [d](/d.md)\n`,
      ).text;
    const added = '**0.20.0 or earlier** · Added.';
    expect(textWith(added)).not.toContain('##');
    expect(textWith(`**0.21.0** · Deprecated.\n\n${added}`)).toContain(`Deprecated.\n\n${added}\n`);
    expect(textWith('**0.21.0** · Added.')).not.toContain('](/');
    expect(textWith('**0.21.0** · Added.')).toContain('## History\n\n**0.21.0** · Added.\n');
  });
});

describe('the tasks of a version', () => {
  it('have their guide, symbols and whole programs', () => {
    const { file } = symbolsFile([useThing], pages(symbolPage));
    const programs = [
      { path: '/examples/livestream.md', sdk: 'web' as const },
      { path: '/examples/react-call.md', sdk: 'web' as const },
    ];
    const source = '```tsx file="react-call/src/A.tsx" step="1"\n```\n';
    const { tasks } = tasksFile(version, file.symbols, () => source, programs);
    expect(tasks.map(({ task }) => task)).toEqual(['Guide [1]', 'Backend', 'React']);
    expect(tasks[0]).toMatchObject({
      kind: 'how-to',
      sdks: ['web', 'mobile'],
      route: '/next/how-to/guide',
      markdown: '/next/how-to/guide.md',
      symbols: ['web:useThing'],
      examples: [{ path: '/next/examples/react-call.md', sdk: 'web' }],
    });
  });
});

describe('the example programs', () => {
  const next = docsVersion('next');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

  it('have the SDK that they depend on', () => {
    const sdkOf = new Map(examplePrograms(next, read).map((program) => [program.path, program.sdk]));
    expect(sdkOf.get('/examples/react-call.md')).toBe('web');
    expect(sdkOf.get('/examples/livestream-mobile.md')).toBe('mobile');
    expect(sdkOf.get('/examples/fastify.md')).toBe('server');
    expect(sdkOf.get('/examples/fastapi.md')).toBe('server-python');
  });

  it('have the environment variables that they read', () => {
    const program = examplePrograms(next, read).find((each) => each.path === '/examples/fastapi.md');
    expect(program?.text).toContain('```ini title=".env.example"\n');
  });

  it('are rejected if they depend on no SDK', () => {
    const without = (file: string) => read(file).replaceAll('@fishjam-cloud/react-client', 'react-client');
    expect(() => examplePrograms(next, without)).toThrow('depends on no SDK');
  });
});

describe('the upgrade guides of an SDK', () => {
  const upgrades: AgentVersion = {
    ...version,
    pages: ['/upgrade', '/upgrade/from-0.22.0'].map((ownPath) => ({
      ...version.pages[0]!,
      ownPath,
      path: `/next${ownPath}`,
    })),
  };
  const sections = ['React', 'React Native', 'Node.js', 'Python'].map((title) => `## ${title}\n\nAbout ${title}.`);
  const guide = `# Upgrade\n\n${sections.join('\n\n')}\n\n\`\`\`bash\n## a comment\n\`\`\`\n`;

  it('have the section of the SDK, and link to the whole guide', () => {
    const files = upgradeFiles(upgrades, siteUrl, () => guide);
    expect([...files.keys()]).toEqual(
      ['web', 'mobile', 'server', 'server-python'].map((sdk) => `/upgrade/from-0.22.0/${sdk}.md`),
    );
    expect(files.get('/upgrade/from-0.22.0/mobile.md')).toBe(
      `# Upgrade React Native code from Fishjam 0.22.0 to next\n\nThe guide for all SDKs: ${siteUrl}/next/upgrade/from-0.22.0.md\n\nAbout React Native.\n`,
    );
    expect(files.get('/upgrade/from-0.22.0/server-python.md')).toContain(
      'About Python.\n\n```bash\n## a comment\n```\n',
    );
    expect(upgradesTo(upgrades)).toEqual(['0.22.0']);
  });

  it('are linked from llms.txt', () => {
    const sizes = { web: 0, mobile: 0, server: 0, 'server-python': 0, general: 0 };
    const lines = llmsText(upgrades, siteUrl, sizes).split('\n');
    const address = `${siteUrl}/next/upgrade/from-0.22.0/server-python.md`;
    expect(lines.filter((line) => line.includes(address))).toEqual([
      expect.stringMatching(/^- \[.*\/next\/upgrade\/from-0\.22\.0\.md\).* For one SDK: \[React\]\(/),
    ]);
  });

  it('stop the build if a section is missing', () => {
    expect(() => upgradeFiles(upgrades, siteUrl, () => guide.replace('## Python', '## Rust'))).toThrow(
      '/next/upgrade/from-0.22.0 has no section `## Python`.',
    );
  });
});

describe('the rules for agents', () => {
  const peculiarity = (fact: string, rest: Partial<WrittenPeculiarity> = {}): WrittenPeculiarity => ({
    id: 'x',
    symbol: 'useOther',
    fact,
    words: [],
    guides: [],
    sources: [],
    sdk: 'web',
    file: 'x.json',
    line: 1,
    ...rest,
  });
  const { file } = symbolsFile([{ ...useThing, name: 'useOther' }], pages(symbolPage.replace(/> .*\n/g, '')));
  const input: RulesInput = {
    version: 'next',
    prefix: '/next',
    siteUrl,
    sdk: 'web',
    package: { name: '@fishjam-cloud/react-client', version: '1.2.3' },
    symbols: file.symbols,
    tasks: [],
    upgrades: ['0.22.0'],
    peculiarities: [
      peculiarity('Without advice.'),
      peculiarity('With advice.', { advice: 'Do it.', member: 'start' }),
      peculiarity('Of nothing that exists.', { symbol: 'gone' }),
    ],
  };

  it('name the package, and the mistakes with advice first', () => {
    const text = rulesText(input);
    expect(text).toContain('`@fishjam-cloud/react-client@1.2.3`');
    expect(text).toContain(
      `1. With advice. Do it. See [useOther.start](${siteUrl}/next/api/web/functions/useThing.md#start).\n2. Without advice.`,
    );
    expect(text).not.toContain('Of nothing');
  });

  it('link to the SDK part of each upgrade guide, and to the list of guides', () => {
    const lineWith = (upgrades: readonly string[]) =>
      rulesText({ ...input, upgrades })
        .split('\n')
        .find((line) => line.startsWith('- An upgrade'));
    const list = `[all guides](${siteUrl}/next/upgrade.md)`;
    expect(lineWith(['0.22.0'])).toBe(
      `- An upgrade: [from 0.22.0](${siteUrl}/next/upgrade/from-0.22.0/web.md), ${list}`,
    );
    expect(lineWith([])).toBe(`- An upgrade: ${list}`);
  });

  it('link to the tutorials and the complete programs of the SDK', () => {
    const task = (kind: PublishedTask['kind'], name: string, sdk: Sdk): PublishedTask => ({
      ...{
        task: name,
        description: '',
        kind,
        sdks: ['web', 'server'],
        route: `/${name}`,
        markdown: `/${name}.md`,
        symbols: [],
      },
      examples: [{ path: `/examples/${name}.md`, sdk }],
    });
    const tasks = [task('tutorial', 'start', 'web'), task('how-to', 'call', 'web'), task('how-to', 'serve', 'server')];
    const lines = rulesText({ ...input, tasks }).split('\n');
    expect(lines.filter((line) => /^- (?:First|A complete)/.test(line))).toEqual([
      `- First: [start](${siteUrl}/start.md)`,
      `- A complete program: [call](${siteUrl}/examples/call.md)`,
    ]);
  });

  it('list at most 16 mistakes, and are rejected if they are too large', () => {
    const many = Array.from({ length: 30 }, (_, index) => peculiarity(`Fact ${index}.`));
    expect(rulesText({ ...input, peculiarities: many }).match(/^\d+\. /gm)).toHaveLength(16);
    const long = [peculiarity('x'.repeat(largestRules))];
    expect(() => rulesText({ ...input, peculiarities: long })).toThrow(/web next have \d+ bytes; at most 8192/);
  });
});

describe('the prefix of a version', () => {
  it.each([
    ['/', '0.22.0', ''],
    ['/tutorials', '0.22.0', ''],
    ['/next', 'current', '/next'],
    ['/next/tutorials', 'current', '/next'],
    ['/nextish', 'current', ''],
    ['/0.21.0/', '0.21.0', '/0.21.0'],
  ])('of %s in %s is "%s"', (permalink, name, prefix) => expect(versionPrefixOf(permalink, name)).toBe(prefix));
});
