import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { shownTexts } from '../../plugins/page-exports/changes/shown-text';
import { diffPages } from '../../src/components/changes/page-diff';
import { readableLines } from '../../src/components/changes/readable-lines';
import { sectionsOf } from '../../src/components/changes/sections';
import { diffWords } from '../../src/components/changes/word-diff';

vi.mock(import('../../plugins/markdown/symptoms/symptom-groups'), () => ({
  symptomGroups: ({ name }) => [{ heading: `Symptoms of ${name}`, guides: [] }],
}));

/** Returns the readable lines of a page in its published form. */
const page = (version: string, ...lines: string[]) =>
  readableLines(['# Title', '', `Version ${version} · https://example.com/${version}/page`, '', ...lines].join('\n'));

const written = (words: ReturnType<typeof diffWords>) =>
  words?.map(({ type, text, isCode }) => {
    const own = isCode ? `\`${text}\`` : text;
    return type === 'same' ? own : type === 'added' ? `{+${own}+}` : `[-${own}-]`;
  });

describe('readableLines', () => {
  it('leaves out version labels of symbols, comments, and the guides that use a symbol', () => {
    const lines = page(
      '1.0.0',
      'See [`useRoom`](https://example.com/a.md) (new in 1.0.0) for more.',
      '',
      '<!-- End of tabs: npm | Yarn -->',
      '',
      '## Used in',
      '',
      '- [A guide](https://example.com/b.md)',
    );
    expect(lines.map(({ text }) => text)).toEqual(['Title', 'See `useRoom` for more.']);
  });

  it('keeps the text, without markup and link targets', () => {
    const lines = page(
      '1.0.0',
      '> A summary.',
      '',
      'See **this** [`useRoom`](https://example.com/1.0.0/a_(b).md) and a\\_b, `a * b`.',
      '',
      '## A heading',
      '',
      '- one',
      '  1. two',
      '',
      '| Name | Value |',
      '| --- | :-: |',
      '| `a` | b   |',
    );
    expect(lines.map(({ kind, level, text }) => `${kind} ${level} ${text}`)).toEqual([
      'heading 1 Title',
      'quote 0 A summary.',
      'text 0 See this `useRoom` and a_b, `a * b`.',
      'heading 2 A heading',
      'item 0 one',
      'item 1 1. two',
      'row 0 Name | Value',
      'row 0 `a` | b',
    ]);
  });

  it('keeps lines of code as they are, and the title of a sample', () => {
    const lines = page('1.0.0', '```ts title="a.ts"', '# a', '', '  - [b](c)', '```', 'text');
    expect(lines.slice(1).map(({ kind, text }) => [kind, text])).toEqual([
      ['text', 'a.ts'],
      ['code', '# a'],
      ['code', ''],
      ['code', '  - [b](c)'],
      ['text', 'text'],
    ]);
  });

  it('are the same for a page that differs only in its version', () => {
    const [a, b] = ['1.0.0', '2.0.0'].map((version) => page(version, `[a](https://example.com/${version}/a.md)`));
    expect(a).toEqual(b);
  });
});

describe('diffWords', () => {
  it('marks words, not letters', () => {
    expect(written(diffWords('The room is open now.', 'The room is closed now.'))).toEqual([
      'The room is ',
      '[-open-]',
      '{+closed+}',
      ' now.',
    ]);
  });

  it('keeps inline code whole', () => {
    const words = diffWords('Call `join` with the old token to enter.', 'Call `connect` with a newer token to enter.');
    expect(written(words)?.join('')).toBe('Call [-`join`-]{+`connect`+} with [-the old-]{+a newer+} token to enter.');
  });

  it('makes a new phrase a single change, including words that the old phrase also has', () => {
    const words = diffWords(
      'We ship red boats to harbors in the south.',
      'We ship cars from factories to dealers in the south.',
    );
    expect(written(words)?.join('')).toBe(
      'We ship [-red boats to harbors-]{+cars from factories to dealers+} in the south.',
    );
  });

  it('does not mark a space between two new words as removed', () => {
    expect(written(diffWords('one two three', 'one two new big three'))?.join('')).toBe('one two {+new big +}three');
  });

  it('gives up on lines with little in common', () => {
    expect(diffWords('Rooms have peers.', 'Install the package first.')).toBeUndefined();
  });
});

describe('diffPages', () => {
  const diff = (older: string[], newer: string[]) =>
    diffPages(page('1.0.0', ...older), page('2.0.0', ...newer))
      .slice(1)
      .map(({ type, line }) => `${type} ${line.text}`);

  it('pairs a paragraph with its new wording instead of a new one beside it', () => {
    expect(diff(['Rooms have many peers.'], ['Install the package.', 'Rooms have few peers.'])).toEqual([
      'added Install the package.',
      'changed Rooms have few peers.',
    ]);
  });

  it('compares code by lines', () => {
    expect(diff(['```', 'a(1);', 'b();', '```'], ['```', 'a(2);', 'b();', '```'])).toEqual([
      'removed a(1);',
      'added a(2);',
      'same b();',
    ]);
  });

  it('does not pair lines of different kinds', () => {
    expect(diff(['One two three.'], ['- One two three.'])).toEqual(['removed One two three.', 'added One two three.']);
  });

  it('has every line of both pages', () => {
    expect(diff(['a', 'b'], [])).toEqual(['removed a', 'removed b']);
    expect(diff([], ['a', 'b'])).toEqual(['added a', 'added b']);
    expect(diff(['a'], ['a'])).toEqual(['same a']);
  });
});

describe('sectionsOf', () => {
  const lines = (...texts: string[]) => texts.map((text) => (text.startsWith('#') ? `## ${text}` : text));
  const older = lines('# one', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k');

  it('fold lines far from a change, except the heading above it', () => {
    const newer = older.with(9, 'new');
    const sections = sectionsOf(diffPages(page('1.0.0', ...older), page('2.0.0', ...newer)));
    expect(sections.map(({ isFolded, lines: own }) => [isFolded, own.map(({ line }) => line.text)])).toEqual([
      [false, ['Title', '# one']],
      [true, ['a', 'b', 'c', 'd', 'e', 'f']],
      [false, ['g', 'h', 'i', 'new', 'j', 'k']],
    ]);
  });

  it('do not fold a few lines', () => {
    const newer = older.slice(0, 5).with(4, 'new');
    const sections = sectionsOf(diffPages(page('1.0.0', ...older.slice(0, 5)), page('2.0.0', ...newer)));
    expect(sections.every(({ isFolded }) => !isFolded)).toBe(true);
  });
});

describe('the text of a page, as compared in the build', () => {
  it('contains the symptoms that the page lists', () => {
    const site = mkdtempSync(path.join(tmpdir(), 'docs-shown-'));
    const textOf = (version: string, body: string) => {
      const file = `${version}-${body.length}.mdx`;
      writeFileSync(path.join(site, file), `---\ntitle: Page\n---\n\n${body}\n`);
      return shownTexts(site)(version, `@site/${file}`);
    };
    expect(textOf('0.22.0', 'Text.')).toBe(textOf('0.21.0', 'Text.'));
    expect(textOf('0.22.0', '<Symptoms />')).not.toBe(textOf('0.21.0', '<Symptoms />'));
    rmSync(site, { recursive: true });
  });
});
