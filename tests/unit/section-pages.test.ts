import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { List, Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { afterAll, describe, expect, it } from 'vitest';
import { VFile } from 'vfile';
import { kindLanding } from '../../plugins/api-reference/landing/kind-landing';
import type { SymbolEntry } from '../../plugins/api-reference/symbol-index';
import { parsePage } from '../../plugins/shared/mdx';
import { pagesOfSection } from '../../plugins/markdown/section-pages/pages-of-section';
import remarkSectionPages from '../../plugins/markdown/section-pages/remark-section-pages';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-section-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, title: string, position?: number, kind = 'how-to') => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  const place = position === undefined ? '' : `sidebar_position: ${position}\n`;
  const text = `---\ntitle: ${title}\ndescription: "About ${title}."\nkind: ${kind}\n${place}---\n\nText.\n`;
  writeFileSync(path.join(folder, name), text);
};
write('index.mdx', 'The section', undefined, 'landing');
write('_partial.mdx', 'A partial', 1);
write('b.mdx', 'First', 1);
write('a.mdx', 'Third', 3);
write('new.mdx', 'Last');
write('sub/index.mdx', 'Second', undefined, 'landing');
write('sub/page.mdx', 'Inside', 1);
writeFileSync(path.join(folder, 'sub/_category_.json'), JSON.stringify({ label: 'Second', position: 2 }));

describe('the pages of a section', () => {
  it('are in sidebar order, with the pages of a subsection below its landing page', () => {
    expect(pagesOfSection(folder).map(({ title, file, pages }) => [title, file, pages.length])).toEqual([
      ['First', './b.mdx', 0],
      ['Second', './sub/index.mdx', 1],
      ['Third', './a.mdx', 0],
      ['Last', './new.mdx', 0],
    ]);
    expect(pagesOfSection(folder)[1]?.pages).toMatchObject([{ title: 'Inside', file: './sub/page.mdx' }]);
  });

  it('replace the element of a landing page, each with a link and its description', () => {
    const tree: Root = parsePage('---\ntitle: A\n---\n\nBefore.\n\n<SectionPages />\n\nAfter.\n');
    remarkSectionPages()(tree, new VFile({ path: path.join(folder, 'index.mdx') }));
    const list = tree.children.find((node): node is List => node.type === 'list');
    expect(list?.children.map((item) => toString(item.children[0]))).toEqual([
      'First: About First.',
      'Second: About Second.',
      'Third: About Third.',
      'Last: About Last.',
    ]);
    const links = list?.children.map((item) => (item.children[0] as Paragraph).children[0]);
    expect(links).toMatchObject(
      ['./b.mdx', './sub/index.mdx', './a.mdx', './new.mdx'].map((url) => ({ type: 'link', url })),
    );
    expect(JSON.stringify(tree)).not.toContain('SectionPages');
  });
});

describe('the landing page of a kind of symbols', () => {
  const entry = (name: string, more: Partial<SymbolEntry> = {}): SymbolEntry => ({
    name,
    sdk: 'mobile',
    kind: 'functions',
    specifier: '@fishjam-cloud/react-native-client',
    purpose: 'Devices',
    summary: `Does \`${name}\` <now>.`,
    page: `api/mobile/functions/${name}`,
    deprecated: false,
    members: [],
    ...more,
  });

  it('lists every symbol in alphabetical order, with its summary', () => {
    const specifier = '@fishjam-cloud/react-native-client/livestream';
    const text = kindLanding('mobile', 'functions', [
      entry('usePeers', { deprecated: true }),
      entry('FishjamRoom'),
      entry('useCamera', { specifier }),
    ]);
    expect(text).toContain('title: "Functions in the React Native (mobile) SDK"');
    expect(text).toContain('kind: landing');
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toEqual([
      '- [`FishjamRoom`](./FishjamRoom.mdx): Does `FishjamRoom` \\<now\\>.',
      '- [`useCamera`](./useCamera.mdx) (from `/livestream`): Does `useCamera` \\<now\\>.',
      '- [`usePeers`](./usePeers.mdx): **Deprecated.** Does `usePeers` \\<now\\>.',
    ]);
  });
});
