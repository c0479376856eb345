import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allowedDiagnostics, allowedText, allows, nextFileOf } from '../../plugins/content-checks/prose/allowed';
import { areaOf, proseOfFile, type Area } from '../../plugins/content-checks/prose/areas';
import { checkFile } from '../../plugins/content-checks/prose/check-file';
import { findLanguageProblems } from '../../plugins/content-checks/prose/language-rules';
import { lineAt } from '../../plugins/content-checks/prose/prose';
import { styleGuideDiagnostics, wordTables } from '../../plugins/content-checks/prose/style-guide';
import { findWords, readWordList, wordListSchema } from '../../plugins/content-checks/prose/word-list';
import { readDiagram } from '../../plugins/markdown/diagrams/read-diagram';
import { checkData } from '../../plugins/shared/data-file';

const words = readWordList().flatMap((group) => group.words);

describe('the word list', () => {
  it.each(words)('reports "$avoid" in its bad example, and nothing in its good one', (entry) => {
    const prose = (text: string) => ({ kind: entry.kinds?.[0] ?? ('text' as const), line: 1, text });
    const area = entry.areas?.[0] ?? 'guides';
    expect(findWords(prose(entry.bad), area, [entry])).not.toEqual([]);
    expect(findWords(prose(entry.good), area, words)).toEqual([]);
  });

  it('must not have unknown fields, areas or kinds', () => {
    const entry = 'avoid: a\n      write: b\n      pattern: a\n      bad: a\n      good: b\n';
    const list = (more: string) => `- group: Terms\n  words:\n    - ${entry}      ${more}\n`;
    expect(checkData('words.yaml', list('areas: [guides]'), wordListSchema)).toHaveLength(1);
    for (const wrong of ['areas: [guide]', 'kinds: [title]', 'unles: b', 'case: yes please'])
      expect(() => checkData('words.yaml', list(wrong), wordListSchema), wrong).toThrow(/^words\.yaml:\n.*words\[0\]/);
  });

  it('must be valid YAML, and the message names the file', () => {
    expect(() => checkData('words.yaml', '- a: [', wordListSchema)).toThrow(/^words\.yaml: YAMLParseError/);
    expect(() => checkData('words.json', '{', wordListSchema)).toThrow(/^words\.json: SyntaxError/);
  });

  it('has each entry once', () => {
    expect(new Set(words.map(({ avoid }) => avoid)).size).toBe(words.length);
    expect(new Set(words.map(({ pattern }) => pattern)).size).toBe(words.length);
  });

  it('writes the forms of a word', () => {
    const fixes = findWords({ kind: 'text', line: 1, text: 'Colours of cancelled calls.' }, 'guides', words);
    expect(fixes.map(({ fix }) => fix)).toEqual(['Write: Colors.', 'Write: canceled.']);
  });

  it('finds a phrase across a line break', () => {
    const [finding] = findWords({ kind: 'text', line: 1, text: 'a name of\nits own' }, 'guides', words);
    expect(finding).toMatchObject({ start: 7, end: 17 });
  });

  it('does not report verbs whose subject is a person', () => {
    const people = 'The user says no. A viewer who knows the link joins. Ask the users. You want to tell them.';
    expect(findWords({ kind: 'text', line: 1, text: people }, 'guides', words)).toEqual([]);
  });
});

describe('the style guide', () => {
  it('contains the current word list', async () => {
    expect(await styleGuideDiagnostics()).toEqual([]);
  });

  it('lists what each entry avoids, and its replacement', () => {
    const entry = { avoid: 'foo (of a bar)', write: '$1', listed: 'baz', pattern: '(foo)', bad: 'foo', good: 'baz' };
    expect(wordTables([{ group: 'Terms', words: [entry] }])).toContain('| `foo` (of a bar) | baz |');
  });
});

describe('the language rules', () => {
  const reasons = (text: string) => findLanguageProblems({ kind: 'text', line: 1, text }).map(({ fix }) => fix);

  it('report repeated words, wrong articles and redundant acronyms', () => {
    expect(reasons('Join the the room.')).toEqual(['Write: the.']);
    expect(reasons('Create an user for a hour.')).toEqual(['Write: a.', 'Write: an.']);
    expect(reasons('Use an LCD display.')).toEqual(['Write: LCD.']);
  });

  it('report nothing before inline code', () => {
    expect(reasons('Pass a ◆ or an ◆, and ◆ ◆.')).toEqual([]);
  });
});

/** Returns the reported words of a fixture, each with its line. */
function reported(name: string, file: string, area: Area): string[] {
  const source = readFileSync(`tests/fixtures/prose/${name}`, 'utf8');
  return checkFile(file, source, area).findings.map(
    ({ line, text, start, end }) => `${line}: ${text.slice(start, end).replaceAll('\n', ' ')}`,
  );
}

/** Returns all texts in a parsed diagram. */
function labelsIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => labelsIn(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => labelsIn(item, name));
  return typeof value === 'string' && ['title', 'description', 'label'].includes(key) ? [value] : [];
}

describe('prose', () => {
  it('of a page is its text, titles, tables, diagrams and labels, and the comments and messages in samples', () => {
    expect(reported('bad.mdx', 'docs/bad.mdx', 'guides')).toMatchInlineSnapshot(`
      [
        "2: Describe it",
        "3: says",
        "3: This guide",
        "6: is told",
        "7: for ever",
        "6: Nobody",
        "8: go on",
        "12: answers",
        "16: asks",
        "16: Whom",
        "17: picture",
        "21: wants",
        "21: of its own",
        "22: Somebody",
        "26: By itself",
        "27: is gone",
      ]
    `);
  });

  it('of a page is neither code nor names nor addresses', () => {
    expect(reported('good.mdx', 'docs/good.mdx', 'guides')).toEqual([]);
  });

  it('of a page includes descriptions of several lines and the alternative text of images', () => {
    const page = '---\ndescription: >-\n  A page that\n  says it.\n---\n\n![Nobody speaks](a.png)\n';
    const { findings } = checkFile('docs/page.mdx', page, 'guides');
    expect(findings.map(({ text, start, end }) => text.slice(start, end))).toEqual(['says', 'Nobody']);
  });

  it('of a program is comments, messages and names of tests', () => {
    expect(reported('bad.ts.txt', 'plugins/bad.ts', 'code')).toMatchInlineSnapshot(`
      [
        "4: What",
        "5: says",
        "5: of its own",
        "5: the the",
        "9: Nobody",
        "15: for ever",
        "14: goes on",
        "16: nobody",
        "16: is there",
        "21: tells",
        "21: an",
      ]
    `);
  });

  it('of Python is docstrings and comments', () => {
    expect(reported('bad.py', 'sdks/next/python/bad.pyi', 'reference')).toMatchInlineSnapshot(`
      [
        "1: What",
        "3: At once",
        "11: knows",
        "10: Nobody",
        "14: There is no such",
      ]
    `);
  });

  it('of a style sheet is comments', () => {
    expect(reported('bad.css', 'src/css/bad.css', 'code')).toMatchInlineSnapshot(`
      [
        "2: Drawn",
        "2: at the foot",
      ]
    `);
  });

  const textsOf = (file: string, source: string) => proseOfFile(file, source).map(({ text }) => text);

  it('of a comment has no instructions for tools, but all other lines', () => {
    const instructions = [
      'eslint-disable-next-line no-console -- the reason',
      'prettier-ignore',
      '@ts-expect-error',
      'noqa: E501',
      'type: ignore',
      'pyright: strict',
      '#region step-2',
      '#endregion',
      'region join',
      'endregion',
      '[!code ++]',
    ];
    const sentences = [
      'Region to which it belongs.',
      'Prettier formats it.',
      "pyright's messages contain it.",
      'V8 flags for it.',
      'Coding agents read it.',
      'Type: the kind of it.',
    ];
    for (const line of instructions) expect(textsOf('a.ts', `// ${line}\nconst a = 1;`), line).toEqual([]);
    for (const line of sentences) expect(textsOf('a.ts', `// ${line}\nconst a = 1;`)).toEqual([line]);
    expect(proseOfFile('a.ts', '// #region join\n// Joins the room.\nconst a = 1;')).toMatchObject([
      { line: 2, text: 'Joins the room.' },
    ]);
  });

  it.each([
    ['bash docker graphql ini nginx properties ruby sh shell toml yaml', '#'],
    ['c cpp go groovy jsonc kotlin objc proto rust swift', '//'],
    ['swift rust', '///'],
    ['sql', '--'],
  ])('of samples in %s is their comments', (languages, marker) => {
    const code = `${marker} A comment\n${marker} on two lines.\na https://a.b/#c a--b ${marker} At the end.`;
    for (const language of languages.split(' '))
      expect(textsOf('a.md', `\`\`\`${language}\n${code}\n\`\`\``), language).toEqual([
        'A comment\non two lines.',
        'At the end.',
      ]);
  });

  it('of samples includes block comments, but no values in strings', () => {
    const block = '```swift\nlet a = 1 /* A value. */\n```\n\n```css\n/* A style. */\n```\n';
    expect(textsOf('a.md', block)).toEqual(['A value.', 'A style.']);
    expect(textsOf('a.md', '```ruby\nputs "A #{value} in a text"\n```')).toEqual([]);
  });

  it('of a diagram is all its texts', () => {
    const flowchart = [
      'flowchart LR',
      'accTitle: Title',
      'accDescr:Description',
      'subgraph g["Group"]',
      'a["Box"] -- "Line" --> b("Rounded")',
      'end',
      'c{"Question?"} <-. "Dots" .-> a & b ==> g',
    ];
    const sequence = [
      'sequenceDiagram',
      'accTitle: Title',
      'accDescr: Description',
      'participant a  as  Ada',
      'actor b as Bob',
      'a ->> b : Message',
      'b--)a:Reply',
      'note over a,b : Note',
      'alt Case',
      'a-xb: Lost',
      'else Other case',
      'a->>a: Kept',
      'end',
    ];
    for (const source of [flowchart, sequence].map((lines) => lines.join('\n'))) {
      const { diagram, diagnostics } = readDiagram(source);
      expect(diagnostics).toEqual([]);
      const prose = textsOf('a.md', `\`\`\`mermaid\n${source}\n\`\`\``);
      expect(prose.toSorted()).toEqual([...new Set(labelsIn(diagram))].toSorted());
    }
  });

  it('has the line of each text in the file', () => {
    const source = readFileSync('STYLE.md', 'utf8');
    const lines = source.split('\n');
    for (const prose of proseOfFile('STYLE.md', source)) {
      const word = /\p{L}{4,}(?=\W+\p{L}*$)/u.exec(prose.text);
      if (word) expect(lines[lineAt(prose, word.index) - 1]).toContain(word[0]);
    }
  });

  it('of a file belongs to an area', () => {
    expect(areaOf('docs/how-to/react/connecting.mdx')).toBe('guides');
    expect(areaOf('versioned_docs/version-0.20.0/index.mdx')).toBe('guides');
    expect(areaOf('sdks/next/web/devices.d.ts')).toBe('reference');
    expect(areaOf('sdks/README.md')).toBe('repository');
    expect(areaOf('src/css/tokens.css')).toBe('code');
    expect(areaOf('site.config.ts')).toBe('code');
    expect(areaOf('packages/mcp/src/server.ts')).toBe('code');
    expect(areaOf('examples/next/agent/main.py')).toBe('examples');
    expect(areaOf('e2e/search.test.ts')).toBe('tests');
    expect(areaOf('docs/api/web/index.mdx')).toBeUndefined();
    expect(areaOf('tests/fixtures/prose/bad.py')).toBeUndefined();
    expect(areaOf('tests/unit/prose.test.ts')).toBeUndefined();
    expect(areaOf('package-lock.json')).toBeUndefined();
  });
});

describe('the allow list', () => {
  const entry = { file: 'docs/a.mdx', text: 'forever in `Room`', reason: 'The name of a setting.' };
  const finding = { start: 11, end: 18, what: '', fix: '' };

  it('allows a text in all versions of a file', () => {
    expect(nextFileOf('sdks/0.20.0/web/devices.d.ts')).toBe('sdks/next/web/devices.d.ts');
    expect(allows(entry, 'versioned_docs/version-0.20.0/a.mdx', 'It is kept\nforever in ◆.', finding)).toBe(true);
    expect(allows(entry, 'docs/b.mdx', 'It is kept\nforever in ◆.', finding)).toBe(false);
    expect(allows(entry, 'docs/a.mdx', 'It is kept\nforever, or forever in ◆.', finding)).toBe(false);
  });

  it('has no entries without a text', () => {
    expect(allowedText.safeParse(entry).success).toBe(true);
    expect(allowedText.safeParse({ ...entry, text: '' }).success).toBe(false);
  });

  it('has no unused entries, and no entries without a reason', () => {
    const silent = { ...entry, reason: ' ' };
    expect(allowedDiagnostics([entry], new Set([entry]))).toEqual([]);
    expect(allowedDiagnostics([entry], new Set())).toMatchObject([
      { what: expect.stringContaining('is no longer reported') as string },
    ]);
    expect(allowedDiagnostics([silent], new Set([silent]))).toMatchObject([
      { what: expect.stringContaining('has no reason') as string },
    ]);
  });
});
