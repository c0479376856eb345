import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Heading, Link, List, Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { afterAll, describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import remarkSymptoms from '../../plugins/markdown/symptoms/remark-symptoms';
import { symptomGroups } from '../../plugins/markdown/symptoms/symptom-groups';
import { parsePage } from '../../plugins/shared/mdx';
import { docsVersion, root } from '../../plugins/shared/versions';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-symptoms-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns a version whose guides are the given files. */
function versionWith(name: string, files: Readonly<Record<string, string>>) {
  for (const each of ['tutorials', 'how-to']) mkdirSync(path.join(folder, name, each), { recursive: true });
  for (const [file, source] of Object.entries(files)) writeFileSync(path.join(folder, name, file), source);
  return { name, docsDir: path.relative(root, path.join(folder, name)), sdksDir: '' };
}

const guide = (title: string, sdk: string, ...body: string[]) =>
  [`---`, `title: ${title}`, `kind: how-to`, ...(sdk ? [`sdk: ${sdk}`] : []), `---`, '', ...body, ''].join('\n');

const table = (...symptoms: string[]) => [
  '| Symptom | Cause | Solution |',
  '| --- | --- | --- |',
  ...symptoms.map((symptom) => `| ${symptom} | A cause. | A solution. |`),
];

const tab = (value: string, ...symptoms: string[]) => [
  `<TabItem value="${value}" label="${value}">`,
  '',
  ...table(...symptoms),
  '',
  '</TabItem>',
];

/** Returns the symptoms by group and by guide, with the type of each part that is not text. */
const listed = (version: ReturnType<typeof versionWith>) =>
  symptomGroups(version).map(({ heading, guides }) => [
    heading,
    guides.map(({ title, file, symptoms }) => [
      title,
      file,
      symptoms.map((parts) =>
        parts.map((part) => (part.type === 'text' ? part.value : `<${part.type}: ${toString(part)}>`)).join(''),
      ),
    ]),
  ]);

describe('the symptoms of a version', () => {
  it('are the first cells of the tables below the Troubleshooting headings, by SDK and guide', () => {
    const version = versionWith('grouped', {
      'tutorials/start.mdx': guide('Start', 'web', '## Troubleshooting', '', ...table('A blank page')),
      'how-to/phone.mdx': guide('Phone', 'mobile', '## Troubleshooting', '', ...table('A crash')),
      'how-to/both.mdx': guide('Both', '[web, mobile]', '## Troubleshooting', '', ...table('No audio')),
      'how-to/server.mdx': guide('Server', 'server-python', '## Troubleshooting', '', ...table('401')),
      'how-to/tool.mdx': guide('Tool', '', '## Troubleshooting', '', ...table('No tools')),
      'how-to/none.mdx': guide('None', 'web', '## Verify', '', ...table('Not a symptom')),
    });
    expect(listed(version)).toEqual([
      [
        'React',
        [
          ['Start', 'tutorials/start.mdx', ['A blank page']],
          ['Both', 'how-to/both.mdx', ['No audio']],
        ],
      ],
      [
        'React Native',
        [
          ['Both', 'how-to/both.mdx', ['No audio']],
          ['Phone', 'how-to/phone.mdx', ['A crash']],
        ],
      ],
      ['Backend', [['Server', 'how-to/server.mdx', ['401']]]],
      ['Other guides', [['Tool', 'how-to/tool.mdx', ['No tools']]]],
    ]);
  });

  it('belong to the SDK of their tab, and are listed once if both server languages have them', () => {
    const tabs = (...items: string[]) => ['## Troubleshooting', '', '<Tabs>', ...items, '</Tabs>'];
    const version = versionWith('tabs', {
      'how-to/a.mdx': guide(
        'A',
        '[web, mobile]',
        ...tabs(...tab('react', 'In a tab'), ...tab('react-native', 'In an app')),
      ),
      'how-to/b.mdx': guide(
        'B',
        '[server, server-python]',
        ...tabs(
          ...tab('typescript', 'The same', '`ConflictException`'),
          ...tab('python', 'The same', '`ConflictError`'),
        ),
      ),
    });
    expect(listed(version)).toEqual([
      ['React', [['A', 'how-to/a.mdx', ['In a tab']]]],
      ['React Native', [['A', 'how-to/a.mdx', ['In an app']]]],
      [
        'Backend',
        [['B', 'how-to/b.mdx', ['The same', '<inlineCode: ConflictException>', '<inlineCode: ConflictError>']]],
      ],
    ]);
  });

  it('keep their formatting without their links, and end with the section', () => {
    const version = versionWith('formatting', {
      'how-to/a.mdx': guide(
        'A',
        'web',
        ...table('Before'),
        '',
        '## Troubleshooting',
        '',
        '### On a phone',
        '',
        ...table('**Join** and [`joinRoom`](./b.mdx) do *nothing*'),
        '',
        '## Next steps',
        '',
        ...table('After'),
      ),
    });
    expect(listed(version)).toEqual([
      ['React', [['A', 'how-to/a.mdx', ['<strong: Join> and <inlineCode: joinRoom> do <emphasis: nothing>']]]],
    ]);
  });

  it('fail with the file and line of every problem', () => {
    const version = versionWith('problems', {
      'how-to/a.mdx': guide('A', 'web', '## Troubleshooting', '', ...table('Fine', '')),
      'how-to/b.mdx': guide('B', 'web', '## Troubleshooting', '', 'Text with {an open brace.'),
    });
    const problems = () => symptomGroups(version);
    expect(problems).toThrow(/a\.mdx:12\n.*This row of the Troubleshooting table has no symptom/);
    expect(problems).toThrow(/b\.mdx:9\n.*The Troubleshooting section is not valid MDX/);
  });
});

describe('the element of the troubleshooting page', () => {
  const page = docsVersion('next').docsDir + '/how-to/troubleshooting/index.mdx';
  const transformed = (file: string, text = 'Before.\n\n<Symptoms />\n\nAfter.\n'): Root => {
    const tree = parsePage(text);
    remarkSymptoms()(tree, new VFile({ path: path.join(root, file) }));
    return tree;
  };

  it('does not affect other elements', () => {
    const { children } = transformed(page, '<Other />\n');
    expect(children).toMatchObject([{ type: 'mdxJsxFlowElement', name: 'Other' }]);
  });

  it('is replaced with a heading for each SDK and guide, and with links to the Troubleshooting sections', () => {
    const { children } = transformed(page);
    expect(children.map(({ type }) => type).filter((type) => type !== 'heading' && type !== 'list')).toEqual([
      'paragraph',
      'paragraph',
      'paragraph',
    ]);
    expect((children[1] as Paragraph).children).toMatchObject([
      { value: 'Symptoms by SDK: ' },
      { url: '#react' },
      { value: ' · ' },
      { url: '#react-native' },
      { value: ' · ' },
      { url: '#backend' },
      { value: ' · ' },
      { url: '#other-guides' },
    ]);
    const headings = children.filter((node): node is Heading => node.type === 'heading' && node.depth === 2);
    expect(headings.map((node) => [toString(node), node.data?.hProperties?.id])).toEqual([
      ['React', 'react'],
      ['React Native', 'react-native'],
      ['Backend', 'backend'],
      ['Other guides', 'other-guides'],
    ]);
    const at = children.findIndex((node) => node.type === 'heading' && toString(node) === 'React quick start');
    const [item] = (children[at + 1] as List).children;
    const link = (item?.children[0] as Paragraph).children[0] as Link;
    expect(link).toMatchObject({ type: 'link', url: '../../tutorials/react-quick-start.mdx#troubleshooting' });
    expect(toString(link)).toMatch(/\S/);
  });

  it('fails outside the docs', () => {
    expect(() => transformed('src/pages/page.mdx')).toThrow('Move it to a page in docs/ or versioned_docs/.');
  });
});
