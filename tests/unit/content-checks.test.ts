import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { samplesIn } from '../../plugins/markdown/code-samples/extract';
import { parsePage } from '../../plugins/shared/mdx';
import type { SymbolEntry } from '../../plugins/api-reference/symbol-index';
import { anchorDiagnostic } from '../../plugins/content-checks/anchors';
import { components, findComponentDiagnostics } from '../../plugins/content-checks/components';
import { findFileNameDiagnostics } from '../../plugins/content-checks/file-names';
import { findFrontMatterDiagnostics, validateFrontMatter } from '../../plugins/content-checks/front-matter';
import { findLinkDiagnostics } from '../../plugins/content-checks/links';
import { checkMovedPages } from '../../plugins/content-checks/moved-pages';
import { pageKinds, type PageKindName } from '../../plugins/content-checks/page-kinds';
import { findFormatDiagnostics } from '../../plugins/content-checks/sample-format';
import { findStructureDiagnostics } from '../../plugins/content-checks/structure';
import { admonitions, findAdmonitionDiagnostics } from '../../plugins/content-checks/admonitions';
import oneLanguage from '../../plugins/content-checks/one-language.json';
import { findOneLanguageDiagnostics } from '../../plugins/content-checks/server-languages';
import { samplesOfPage } from '../../plugins/markdown/code-samples/page-samples';
import { findNameDiagnostics, namesOfVersion } from '../../plugins/content-checks/symbol-names';
import { findTabDiagnostics } from '../../plugins/content-checks/tabs';
import { ContentDiagnostics, formatDiagnostics, throwDiagnostics } from '../../plugins/shared/diagnostics';
import { guidePages } from '../../plugins/shared/guide-pages';
import { docsVersion, docsVersions } from '../../plugins/shared/versions';

const good = { kind: 'how-to', title: 'Title', description: 'What it is for.' };
const whats = (diagnostics: readonly { what: string }[]) => diagnostics.map(({ what }) => what);

describe('front matter', () => {
  it('is valid with kind, title and description, and with SDKs', () => {
    expect(findFrontMatterDiagnostics('docs/a.mdx', good)).toEqual([]);
    expect(findFrontMatterDiagnostics('docs/a.mdx', { ...good, sdk: ['web', 'mobile'] })).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['no kind', { ...good, kind: undefined }, 'The page has no kind.'],
    ['an unknown kind', { ...good, kind: 'essay' }, '`essay` is not a page kind.'],
    ['a kind that all objects have as a member', { ...good, kind: 'toString' }, '`toString` is not a page kind.'],
    ['no title', { ...good, title: '' }, 'The page has no title.'],
    ['no description', { ...good, description: undefined }, 'The page has no description.'],
    ['an unknown SDK', { ...good, sdk: ['web', 'python'] }, '`python` is not an SDK.'],
    ['an unlisted page', { ...good, unlisted: true }, 'The page is unlisted, but this site lists all pages'],
    ['an unknown field', { ...good, sidebar_lable: 'Record' }, '`sidebar_lable` is not a front matter field'],
    ['a long description', { ...good, description: 'x'.repeat(161) }, 'The description has 161 characters.'],
  ])('is invalid with %s', (_, frontMatter, what) => {
    expect(whats(findFrontMatterDiagnostics('docs/a.mdx', frontMatter))).toEqual([expect.stringContaining(what)]);
    expect(() => validateFrontMatter('docs/a.mdx', frontMatter)).toThrow(what);
  });

  it('is reported on the line of the field, with the closest field', () => {
    const source = '---\nkind: how-to\ntitle: Title\ndescription: What it is for.\nsidebar_lable: Record\n---\n';
    expect(findFrontMatterDiagnostics('docs/a.mdx', { ...good, sidebar_lable: 'Record' }, source)).toMatchObject([
      { file: 'docs/a.mdx', line: 5, fix: expect.stringMatching(/^Write `sidebar_label`, or/) as string },
    ]);
    expect(findFrontMatterDiagnostics('docs/a.mdx', { ...good, title: '' }, source)[0]?.line).toBe(3);
  });

  it('lists the existing kinds', () => {
    expect(findFrontMatterDiagnostics('docs/a.mdx', { ...good, kind: 'essay' })[0]?.fix).toContain(
      'tutorial, how-to, explanation',
    );
  });
});

describe('page kinds', () => {
  const templates = readdirSync('templates').map((name) => name.replace('.mdx', ''));

  it('each have a template, except for generated pages', () => {
    expect(templates.sort()).toEqual(
      Object.keys(pageKinds)
        .filter((kind) => kind !== 'api')
        .sort(),
    );
  });

  it.each(templates)('report no problem in the template of a %s', (kind) => {
    const tree = parsePage(readFileSync(`templates/${kind}.mdx`, 'utf8'));
    expect(findStructureDiagnostics(`templates/${kind}.mdx`, kind as PageKindName, tree)).toEqual([]);
  });

  it('report missing sections, a wrong order and missing steps', () => {
    const page = parsePage('## Next steps\n\n## What you build\n\n## Before you start\n\n## What you have now\n');
    expect(whats(findStructureDiagnostics('docs/a.mdx', 'tutorial', page))).toEqual([
      'A tutorial page needs a section "Troubleshooting"; this one has none.',
      'The sections of this tutorial page are not in the order of its template.',
      'A tutorial page needs numbered steps; this one has none.',
    ]);
  });
});

describe('tabs', () => {
  const tabs = (group: string, value: string, label = ' label="React"') =>
    parsePage(`<Tabs ${group}>\n  <TabItem value="${value}"${label}>\n    Text\n  </TabItem>\n</Tabs>\n`);

  it('are valid in a known group', () => {
    expect(findTabDiagnostics('docs/a.mdx', tabs('groupId="platform"', 'react'))).toEqual([]);
  });

  it.each([
    [' label="React (web)"', 'The label "React (web)" does not match the tab `react`.'],
    ['', 'The tab `react` has no label.'],
  ])('are invalid with the label%s', (label, what) => {
    expect(findTabDiagnostics('docs/a.mdx', tabs('groupId="platform"', 'react', label))).toEqual([
      { file: 'docs/a.mdx', line: 2, what, fix: 'Write `label="React"`.' },
    ]);
  });

  it('are invalid with an unknown tab, an unknown group or no group', () => {
    expect(findTabDiagnostics('docs/a.mdx', tabs('groupId="platform"', 'flutter'))).toEqual([
      {
        file: 'docs/a.mdx',
        line: 2,
        what: '`flutter` is not a tab of the group `platform`.',
        fix: 'Use one of: react, react-native.',
      },
    ]);
    expect(whats(findTabDiagnostics('docs/a.mdx', tabs('groupId="fruit"', 'apple')))).toEqual([
      '`fruit` is not a known group of tabs.',
    ]);
    expect(findTabDiagnostics('docs/a.mdx', tabs('', 'react'))).toHaveLength(1);
  });
});

describe('guides about the server SDK', () => {
  const typescript = "```ts\nimport { FishjamClient } from '@fishjam-cloud/js-server-sdk';\n```\n";
  const python = '```python\nfrom fishjam import FishjamClient\n```\n';
  const tab = (value: string, text: string) => `<TabItem value="${value}">\n\n${text}\n</TabItem>\n`;
  const tabs = (...items: string[]) => `<Tabs groupId="server-language">\n${items.join('')}</Tabs>\n`;
  const check = (source: string, reasons = {}) => {
    const tree = parsePage(source);
    const { fences } = samplesIn('docs/a.mdx', tree, docsVersion('next'));
    return whats(
      findOneLanguageDiagnostics(
        'docs/a.mdx',
        'a',
        tree,
        fences.map(({ sample }) => sample),
        reasons,
      ),
    );
  };

  it('have both languages at every step', () => {
    expect(check(tabs(tab('typescript', typescript), tab('python', python)))).toEqual([]);
    expect(check("```ts\nimport { useCamera } from '@fishjam-cloud/react-client';\n```\n")).toEqual([]);
  });

  it('are reported if one of the languages is missing without a recorded reason', () => {
    expect(check(tabs(tab('typescript', typescript)))).toEqual(['These tabs have no tab for `python`.']);
    expect(check(python)).toEqual(['This sample shows the server SDK in one language only.']);
    expect(check(typescript)).toEqual(['This sample shows the server SDK in one language only.']);
    expect(check(python, { a: 'A page about Python.' })).toEqual([]);
  });

  it('have reasons only for pages that would be reported without one', () => {
    const reported = docsVersions().flatMap((version) =>
      guidePages(version).flatMap((guide) => {
        const page = guide.path.replace(/\.mdx$/, '');
        if (!Object.hasOwn(oneLanguage, page)) return [];
        const samples = samplesOfPage(guide, version);
        return findOneLanguageDiagnostics(guide.file, page, parsePage(guide.source), samples, {}).map(() => page);
      }),
    );
    expect(Object.keys(oneLanguage).filter((page) => !reported.includes(page))).toEqual([]);
  });

  it('have no reason if a page only has the name of a member of all objects', () => {
    const { fences } = samplesIn('docs/a.mdx', parsePage(python), docsVersion('next'));
    const samples = fences.map(({ sample }) => sample);
    expect(findOneLanguageDiagnostics('docs/a.mdx', 'constructor', parsePage(python), samples, {})).toHaveLength(1);
  });
});

describe('admonitions', () => {
  const check = (type: string) =>
    findAdmonitionDiagnostics('docs/a.mdx', parsePage(`Text.\n\n:::${type}\n\nWords.\n\n:::\n`));

  it('are valid if the site renders them', () => {
    const source = readFileSync('src/theme/Admonition/Types.tsx', 'utf8');
    expect([...source.matchAll(/^ {2}(\w+): \w/gm)].map(([, name]) => name).sort()).toEqual([...admonitions].sort());
    expect(admonitions.flatMap(check)).toEqual([]);
  });

  it('are invalid with any other type', () => {
    expect(check('tip')).toEqual([
      {
        file: 'docs/a.mdx',
        line: 3,
        what: 'This site does not support the admonition `:::tip`.',
        fix: 'Use one of: note, warning, caution, danger.',
      },
    ]);
  });
});

describe('components', () => {
  const check = (source: string) => findComponentDiagnostics('docs/a.mdx', parsePage(source));

  it('are valid if pages can use them everywhere, or if the page imports them', () => {
    const use = components.map((name) => `<${name} />`).join('\n\n');
    expect(
      check(`import Badge, { Icon } from '@site/src/Other';\n\n<div>\n  <Badge /> <Icon />\n</div>\n\n${use}\n`),
    ).toEqual([]);
  });

  it('are invalid if nothing provides them', () => {
    expect(check("import Badge from '@site/src/Bagde';\n\nText <Bagde>new</Bagde>\n")).toEqual([
      {
        file: 'docs/a.mdx',
        line: 3,
        what: '`<Bagde>` is not a component that this page can use.',
        fix: 'Use one of: Tabs, TabItem, SectionPages, Symptoms. Import any other component at the top of the page.',
      },
    ]);
  });

  it('are the ones that the site provides', () => {
    const theme = readFileSync('src/theme/MDXComponents/index.tsx', 'utf8');
    const provided = [...theme.matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => name);
    const replaced = ['SectionPages', 'Symptoms'];
    expect(components.filter((name) => !replaced.includes(name) && !provided.includes(name))).toEqual([]);
  });
});

describe('names of hooks and members in text', () => {
  const symbol = (name: string, members: readonly string[] = []): SymbolEntry => ({
    name,
    sdk: 'web',
    kind: 'functions',
    specifier: '',
    purpose: '',
    summary: '',
    page: `api/web/functions/${name}`,
    deprecated: false,
    members: members.map((member) => ({ name: member, anchor: member })),
  });
  const names = namesOfVersion(
    [symbol('usePeers', ['localPeer']), symbol('RoomConfig', ['videoCodec', 'useAudio'])],
    ['export function useDevices() {}'],
  );
  const check = (text: string, code = '') =>
    findNameDiagnostics('docs/a.mdx', parsePage(`Text.\n\nA ${text}.\n`), [{ code }], names);

  it.each([
    ['an SDK exports them', '`usePeers` and `usePeers()`'],
    ['React exports them', '`useEffect`'],
    ['an example declares them', '`useDevices`'],
    ['they are members', '`useAudio`, `RoomConfig.videoCodec` and `usePeers().localPeer`'],
    ['they are in the name of a file', '`usePeerz.ts` and `./usePeerz.tsx`'],
    ['they are types in a namespace', '`RoomConfig.VideoCodec`'],
    ['their object is not a symbol', '`room.useless` and `console.log()`'],
  ])('are valid if %s', (_, text) => {
    expect(check(text)).toEqual([]);
  });

  it('are valid if a sample on the page contains them', () => {
    expect(check('`useCall` and `RoomConfig.label`', 'function useCall() { return room.label; }')).toEqual([]);
  });

  it.each([
    ['`usePeerz`', '`usePeerz` is not a hook in this version: no SDK exports it, and no sample uses it.', 'usePeers'],
    ['`usePeerz().localPeer`', '`usePeerz` is not a hook in this version', 'usePeers'],
    ['`RoomConfig.videoCodek`', '`RoomConfig` has no member `videoCodek` in this version.', 'videoCodec'],
  ])('are invalid in %s', (text, what, name) => {
    expect(check(text)).toMatchObject([
      {
        file: 'docs/a.mdx',
        line: 3,
        what: expect.stringContaining(what) as string,
        fix: `Correct the name. The closest one is \`${name}\`.`,
      },
    ]);
  });
});

describe('links', () => {
  const check = (url: string, version = '0.20.0', text = 'Text.') =>
    findLinkDiagnostics(
      `${docsVersion(version).docsDir}/how-to/index.mdx`,
      docsVersion(version),
      parsePage(`${text}\n\n[Link](${url})\n`),
    );

  it.each(['https://fishjam.io', 'https://a.b/c#d', 'mailto:a@b.c', '../index.mdx', '../index.mdx#documentation'])(
    'may lead to %s',
    (url) => {
      expect(check(url)).toEqual([]);
    },
  );

  it.each([
    '## Leave the room',
    '## Leave {/* #leave-the-room */}',
    '<span id="leave-the-room">Leave</span>',
    '<Symptoms />',
  ])('may lead to %s', (target) => {
    expect(check('#leave-the-room', '0.20.0', target)).toEqual([]);
  });

  it('must not lead to a heading that the page does not have', () => {
    expect(check('#leave', '0.20.0', '## Leave it\n\n## Leave it')).toEqual([
      {
        file: 'versioned_docs/version-0.20.0/how-to/index.mdx',
        line: 5,
        what: 'The link to "#leave" leads to an anchor that versioned_docs/version-0.20.0/how-to/index.mdx does not have.',
        fix: 'Link to `#leave-it`, or to another heading.',
      },
    ]);
  });

  it('must not lead to a heading that another page does not have', () => {
    expect(check('../index.mdx#documentatoin')).toMatchObject([
      {
        line: 3,
        what: 'The link to "../index.mdx#documentatoin" leads to an anchor that versioned_docs/version-0.20.0/index.mdx does not have.',
        fix: 'Link to `#documentation`, or to another heading.',
      },
    ]);
  });

  it('are reported with the new place of a section that moved', () => {
    const anchors = ['overview'];
    expect(
      anchorDiagnostic('#create-a-room', 'create-a-room', 'docs/api/reference/index.mdx', docsVersion('next'), anchors),
    ).toMatchObject({ fix: 'Link to `rest.mdx#create-a-room`, or to another heading.' });
  });

  it('must not lead to a page that only other versions have', () => {
    const have = docsVersions().flatMap(({ name }) => (name === '0.20.0' ? [] : [name]));
    expect(check('../api/reference/index.mdx')).toMatchObject([
      {
        line: 3,
        what: `The link to "../api/reference/index.mdx" leads to a page that 0.20.0 does not have; it is in ${have.join(', ')}.`,
      },
    ]);
    expect(check('../api/reference/index.mdx', '0.21.0')).toEqual([]);
  });

  it('must not lead to a page of another version', () => {
    const url = '../../version-0.21.0/index.mdx';
    expect(whats(check(url))).toEqual([`The link to "${url}" leads out of the docs of 0.20.0.`]);
  });

  it('must not lead to a missing file or use a URL', () => {
    expect(whats(check('./nowhere.mdx'))).toEqual(['The link to "./nowhere.mdx" does not lead to a file.']);
    expect(check('./features/connecting.mdx')[0]?.fix).toMatch(/^Link to `\.\/react(?:-native)?\/connecting\.mdx`, or/);
    expect(whats(check('/api/web'))[0]).toContain('is a URL of this site');
  });
});

describe('addresses of moved pages', () => {
  const move = {
    from: '/how-to/react-native/metadata-and-broadcasting',
    to: '/how-to/react-native/metadata',
    since: '0.22.0',
  };

  it('are compared with the files of all versions', () => {
    expect(checkMovedPages([move], [])).toEqual([]);
    expect(checkMovedPages([{ ...move, to: '/how-to/react-native/metdata' }], [])).toMatchObject([
      { fix: 'Set "to" to "/how-to/react-native/metadata".' },
      { fix: 'Set "to" to "/how-to/react-native/metadata".' },
    ]);
  });

  it('include the home page and landing pages', () => {
    const links = ['/', '/how-to'].map((to) => ({ from: '/old', to }));
    expect(checkMovedPages([], links)).toEqual([]);
    expect(checkMovedPages([], [{ from: '/old', to: '/how-too' }])).toMatchObject([{ fix: 'Set "to" to "/how-to".' }]);
  });
});

describe('the format of samples', () => {
  const sample = { file: 'docs/a.mdx', line: 10, lang: 'tsx', meta: '' };

  it('is the one that Prettier writes', async () => {
    const code = "import { room } from './room';\n\nexport const ids = [room.id];";
    expect(await findFormatDiagnostics([{ ...sample, code }])).toEqual([]);
  });

  it('is reported with the first line that differs', async () => {
    const code = "import { room } from './room';\n\nexport const ids = [ room.id ];";
    expect(await findFormatDiagnostics([{ ...sample, code }])).toEqual([
      {
        file: 'docs/a.mdx',
        line: 12,
        what: 'Prettier formats this sample differently.',
        fix: 'Run `npm run format`. Prettier writes this line as: export const ids = [room.id];',
      },
    ]);
  });

  it('is not checked in signatures, in other languages and in example projects', async () => {
    const code = 'const  a = 1';
    const example = { file: 'examples/next/a.ts', view: {} as never };
    const others = [{ lang: 'python' }, { meta: 'signature' }, { example }];
    expect(await findFormatDiagnostics(others.map((other) => ({ ...sample, code, ...other })))).toEqual([]);
  });
});

describe('file names of samples', () => {
  const named = (title: string, line: number, lang = 'tsx') => ({
    file: 'docs/a.mdx',
    line,
    lang,
    meta: title && `title="${title}"`,
    code: '',
  });

  it('may be repeated, and may be missing', () => {
    const samples = [named('src/Media.tsx', 3), named('Media.tsx', 9), named('', 12), named('', 15)];
    expect(findFileNameDiagnostics(samples)).toEqual([]);
  });

  it('may be shared by languages', () => {
    expect(findFileNameDiagnostics([named('rooms.ts', 3, 'ts'), named('rooms.py', 9, 'python')])).toEqual([]);
  });

  it('must differ in more than letter case and extension', () => {
    expect(findFileNameDiagnostics([named('Media.tsx', 3), named('src/media.ts', 9, 'ts')])).toMatchObject([
      {
        file: 'docs/a.mdx',
        line: 8,
        what: '`media.ts` differs from `Media.tsx` in docs/a.mdx:2 only in letter case or extension.',
      },
    ]);
  });
});

describe('problems', () => {
  it('are listed by file and line with their fixes, and counted', () => {
    const text = formatDiagnostics([
      { file: 'b.mdx', line: 2, what: 'Second.' },
      { file: 'a.mdx', line: 9, what: 'First.', fix: 'Mend it.' },
    ]);
    expect(text).toBe(
      '2 problems in the content:\n\n  a.mdx:9\n    First.\n    → Mend it.\n\n  b.mdx:2\n    Second.\n\n2 problems.',
    );
  });

  it('are thrown together', () => {
    expect(() => throwDiagnostics([])).not.toThrow();
    expect(() =>
      throwDiagnostics([
        { file: 'a', what: 'A' },
        { file: 'b', what: 'B' },
      ]),
    ).toThrow(ContentDiagnostics);
  });
});
