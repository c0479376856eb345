import { readFileSync, readdirSync } from 'node:fs';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { VFile } from 'vfile';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../plugins/shared/mdx';
import { backEdges } from '../../plugins/markdown/diagrams/back-edges';
import { diagramSvg } from '../../plugins/markdown/diagrams/diagram-svg';
import { renderSequence } from '../../plugins/markdown/diagrams/render-sequence';
import { diagramsIn } from '../../plugins/markdown/diagrams/fences';
import { labelOf } from '../../plugins/markdown/diagrams/label';
import { layoutFlowchart } from '../../plugins/markdown/diagrams/layout-flowchart';
import { lifelines } from '../../plugins/markdown/diagrams/lifelines';
import type { Flowchart, Sequence } from '../../plugins/markdown/diagrams/model';
import { readDiagram } from '../../plugins/markdown/diagrams/read-diagram';
import remarkDiagrams from '../../plugins/markdown/diagrams/remark-diagrams';
import { columnWidth, lineText } from '../../plugins/markdown/diagrams/scene';
import { textWidth, wrap } from '../../plugins/markdown/diagrams/text-size';
import { ContentDiagnostics } from '../../plugins/shared/diagnostics';

const texts = '\n  accTitle: Title\n  accDescr: Description.\n  ';

function read(source: string) {
  const { diagram, diagnostics } = readDiagram(source);
  expect(diagnostics).toEqual([]);
  if (!diagram) throw new Error('There is no diagram.');
  return diagram;
}

const flowchart = (...lines: string[]) => read(`flowchart TB${texts}${lines.join('\n')}`).body as Flowchart;
const sequence = (...lines: string[]) => read(`sequenceDiagram${texts}${lines.join('\n')}`).body as Sequence;
const abc = ['participant a as A', 'participant b as B', 'participant c as C'];

describe('a label', () => {
  it('breaks at the line breaks in the source, and may contain escaped characters', () => {
    expect(labelOf('"One<br/>two  words"')).toEqual(['One', 'two words']);
    expect(labelOf('#quot;a#quot; #lt; b #amp; #35;1 #nothing;')).toEqual(['"a" < b & #1 #nothing;']);
  });

  it('wraps into lines of similar length', () => {
    expect(wrap(['one two three four five six'], 130, lineText)).toEqual(['one two three', 'four five six']);
    expect(wrap(['audio_only_livestream'], 20, lineText)).toEqual(['audio_only_livestream']);
  });

  it('is measured no narrower than in a wide font', () => {
    // The text is 100.2 pixels wide in DejaVu Sans, and 87.3 in Arial.
    expect(textWidth('The quick brown', { size: 13 })).toBeGreaterThanOrEqual(100);
    expect(textWidth('日本', { size: 13 })).toBe(26);
  });
});

describe('a flowchart', () => {
  it('has nodes of three shapes', () => {
    expect(flowchart('a["Box"]', 'b("Rounded")', 'c{"Question?"}').nodes).toEqual([
      { id: 'a', label: ['Box'], shape: 'box' },
      { id: 'b', label: ['Rounded'], shape: 'rounded' },
      { id: 'c', label: ['Question?'], shape: 'decision' },
    ]);
  });

  it.each([
    ['a --> b', [], 'solid', false, true],
    ['a --- b', [], 'solid', false, false],
    ['a -.-> b', [], 'dotted', false, true],
    ['a ==> b', [], 'thick', false, true],
    ['a <--> b', [], 'solid', true, true],
    ['a -- "1. (x) --> y" --> b', ['1. (x) --> y'], 'solid', false, true],
    ['a -. "dotted<br/>twice" .-> b', ['dotted', 'twice'], 'dotted', false, true],
    ['a <== "thick" ==> b', ['thick'], 'thick', true, true],
  ])('supports %s', (line, label, kind, headAtStart, headAtEnd) => {
    expect(flowchart('a["A"]', 'b["B"]', line).edges).toEqual([
      { from: 'a', to: 'b', label, line: kind, headAtStart, headAtEnd },
    ]);
  });

  it('supports chains and several ends in one line', () => {
    const { edges } = flowchart('a["A"] --> b["B"] & c["C"] --> d["D"]');
    expect(edges.map(({ from, to }) => from + to)).toEqual(['ab', 'ac', 'bd', 'cd']);
  });

  it('has groups, which edges may refer to before the groups are declared', () => {
    const { groups, nodes, edges, order } = flowchart(
      'a["A"] --> g',
      'subgraph g["Group"]',
      'b["B"]',
      'subgraph inner["Inner"]',
      'c["C"]',
      'end',
      'end',
      'b --> a',
    );
    expect(groups).toEqual([
      { id: 'g', label: ['Group'] },
      { id: 'inner', label: ['Inner'], parent: 'g' },
    ]);
    expect(nodes.map(({ id, parent }) => [id, parent])).toEqual([
      ['a', undefined],
      ['b', 'g'],
      ['c', 'inner'],
    ]);
    expect(order).toEqual(['a', 'g', 'b', 'inner', 'c']);
    expect([...backEdges({ groups, nodes, edges, order, kind: 'flowchart', direction: 'down' })]).toEqual([edges[1]]);
  });

  it('follows its author’s order, except for lines in a cycle', async () => {
    const chart = flowchart('a["A"] --> b["B"]', 'b --> a', 'c["C"] --> a');
    expect([...backEdges(chart)]).toEqual([chart.edges[1]]);
    const { nodes, edges } = await layoutFlowchart(chart);
    const top = (id: string) => nodes.find(({ node }) => node.id === id)?.rect.y ?? NaN;
    expect(top('c')).toBeLessThan(top('a'));
    expect(top('a')).toBeLessThan(top('b'));
    const back = edges[1]?.points ?? [];
    expect(back[0]?.y, 'the arrow still points to a').toBeGreaterThan(back.at(-1)?.y ?? NaN);
  });

  it('is rotated if it does not fit the column', async () => {
    const names = ['Client', 'Backend', 'Fishjam', 'Viewer', 'Agent', 'Recording', 'Dashboard'];
    const line = names.map((name, index) => `n${index}["The ${name}"]`).join(' --> ');
    const wide = { ...flowchart(line), direction: 'right' } as const;
    const placed = await layoutFlowchart(wide);
    expect(placed.width).toBeLessThanOrEqual(columnWidth);
    expect(placed.height).toBeGreaterThan(placed.width);
    const short = await layoutFlowchart({ ...flowchart('a["A"] --> b["B"]'), direction: 'right' });
    expect(short.width).toBeGreaterThan(short.height);
  });

  it('leaves room for the title of a group', async () => {
    const { groups } = await layoutFlowchart(flowchart('subgraph g["A title of a group"]', 'a["A"]', 'end'));
    expect(groups[0]?.rect.width).toBeGreaterThan(textWidth('A title of a group', { size: 14, bold: true }));
  });
});

describe('a sequence diagram', () => {
  it.each([
    ['a->>b: text', 'solid', 'filled'],
    ['a-->>b: text', 'dashed', 'filled'],
    ['a-)b: text', 'solid', 'open'],
    ['a--)b: text', 'dashed', 'open'],
    ['a-xb: text', 'solid', 'cross'],
    ['a --x b : text', 'dashed', 'cross'],
  ])('supports %s', (text, line, head) => {
    expect(sequence(...abc, text).steps).toEqual([
      { type: 'message', from: 'a', to: 'b', label: ['text'], line, head },
    ]);
  });

  it('has notes', () => {
    expect(sequence(...abc, 'Note over a,c: One', 'note left of b: Two').steps).toEqual([
      { type: 'note', side: 'over', over: ['a', 'c'], label: ['One'] },
      { type: 'note', side: 'left', over: ['b'], label: ['Two'] },
    ]);
  });

  it.each([
    ['opt', undefined],
    ['loop', undefined],
    ['break', undefined],
    ['alt', 'else'],
    ['par', 'and'],
    ['critical', 'option'],
  ])('has blocks: %s', (keyword, next) => {
    const further = next ? [`${next} second`, 'b->>c: two'] : [];
    const { steps } = sequence(...abc, `${keyword} first`, 'a->>b: one', ...further, 'end');
    expect(steps).toMatchObject([
      {
        type: 'block',
        keyword,
        sections: [{ label: ['first'] }, ...(next ? [{ label: ['second'] }] : [])],
      },
    ]);
  });

  it('leaves room for the text of every message between its lifelines', () => {
    const long = 'a text that is so long that it has to be broken into several lines';
    const body = sequence(...abc, `a->>b: ${long}`, `a->>c: ${long} ${long}`, `c-->>b: ${long}`, `c->>c: ${long}`);
    const lines = lifelines(body);
    for (const step of body.steps) {
      if (step.type !== 'message' || step.from === step.to) continue;
      const room = Math.abs(lines.xOf(step.to) - lines.xOf(step.from));
      for (const text of lines.labelOf(step)) expect(textWidth(text, lineText)).toBeLessThan(room);
    }
    expect(renderSequence(body).bounds.width).toBeLessThanOrEqual(columnWidth);
  });

  it('puts frames around their content, and each step below the previous one', () => {
    const body = sequence(...abc, 'alt one', 'a->>b: x', 'opt two', 'b->>c: y', 'end', 'else', 'b->>b: z', 'end');
    const { layers } = renderSequence(body);
    const marks = (name: string) => layers.find(({ className }) => className === name)?.marks ?? [];
    const [outer, inner] = marks('diagram-groups').flatMap((mark) => (mark.type === 'rect' ? [mark.rect] : []));
    if (!outer || !inner) throw new Error('There are two frames.');
    expect(outer.x).toBeLessThan(lifelines(body).xOf('a'));
    expect(inner.x).toBeGreaterThan(outer.x);
    expect(inner.x + inner.width).toBeLessThan(outer.x + outer.width);
    expect(inner.y + inner.height).toBeLessThan(outer.y + outer.height);
    const tops = marks('diagram-labels').flatMap((mark) => (mark.type === 'text' ? [mark.box.y] : []));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(3);
  });
});

describe('an invalid diagram', () => {
  const diagnosticsOf = (source: string) => readDiagram(source).diagnostics.map(({ line, what }) => `${line}: ${what}`);
  const flow = (...lines: string[]) => diagnosticsOf(`flowchart LR${texts}${lines.join('\n')}`);
  const seq = (...lines: string[]) => diagnosticsOf(`sequenceDiagram${texts}${['participant a', ...lines].join('\n')}`);

  it.each<[string, string[], RegExp[]]>([
    ['nothing in it', diagnosticsOf(''), [/^0: .* is empty/, /^0: .*accTitle/, /^0: .*accDescr/]],
    ['no texts', diagnosticsOf('flowchart LR\na["A"]'), [/^0: .*accTitle/, /^0: .*accDescr/]],
    ['an empty text', diagnosticsOf('flowchart LR\naccTitle:\naccDescr: B\na["A"]'), [/^0: .*accTitle/]],
    ['another kind', diagnosticsOf(`pie${texts}"a": 1`), [/^1: This site does not support the diagram type `pie`/]],
    [
      'no direction',
      diagnosticsOf(`flowchart${texts}a["A"]`),
      [/^1: This site does not support the diagram type `flowchart`/],
    ],
    ['settings', flow('%%{init: {}}%%', 'a["A"]'), [/^4: .*settings/]],
    ['colours', flow('a["A"]', 'style a fill:#f00'), [/^5: `style`/]],
    ['a node without a text', flow('a["A"] --> b'), [/^4: `b` has no text/]],
    ['two texts for a node', flow('a["A"] --> b["B"]', 'b["C"]'), [/^5: `b` has two/]],
    ['a node that is a group', flow('subgraph a["A"]', 'b["B"]', 'end', 'a["A"]'), [/^7: `a` is both a node and/]],
    [
      'a description in brackets',
      diagnosticsOf('sequenceDiagram\naccTitle: A\naccDescr { B }\nactor a'),
      [/^3: .*is not valid/, /^0: .*accDescr/],
    ],
    [
      'a space before the colon of the title',
      diagnosticsOf('sequenceDiagram\naccTitle : A\naccDescr: B\nactor a'),
      [/^2: .*is not valid/, /^0: .*accTitle/],
    ],
    ['a text without quotes', flow('a[A]'), [/^4: .*is not valid/, /^4: `a` has no text/]],
    ['a label without quotes', flow('a["A"]', 'a -- x --> a'), [/^5: .*is not valid/]],
    ['a label between bars', flow('a["A"]', 'a -->|x| a'), [/^5: .*is not valid/]],
    ['an unknown shape', flow('a[("A")]'), [/^4: .*is not valid/, /^4: `a` has no text/]],
    ['an unknown arrow', flow('a["A"]', 'a ---> a'), [/^5: .*is not valid/]],
    ['ends that do not match', flow('a["A"]', 'a -- "x" ==> a'), [/^5: .*is not valid/]],
    ['half a line', flow('a["A"] -->'), [/^4: .*is not valid/]],
    ['an open group', flow('subgraph g["G"]', 'a["A"]'), [/^4: .*not closed/]],
    ['an empty group', flow('a["A"]', 'subgraph g["G"]', 'end'), [/^5: .*empty/]],
    [
      'a group that only mentions a node of another group',
      flow('subgraph g["G"]', 'a["A"]', 'end', 'subgraph h["H"]', 'a', 'end'),
      [/^7: .*empty/],
    ],
    [
      'two groups with one name',
      flow('subgraph g["G"]', 'a["A"]', 'end', 'subgraph g["H"]', 'b["B"]', 'end'),
      [/^7: `g` is the name of two groups/],
    ],
    ['a group without a title', flow('subgraph g', 'a["A"]', 'end'), [/^4: .*no title/]],
    ['an end of nothing', flow('a["A"]', 'end'), [/^5: .*closes no/]],
    ['no participants', diagnosticsOf(`sequenceDiagram${texts}`), [/^0: The diagram has no participants/]],
    ['an unknown participant', seq('a->>b: text'), [/^5: `b` is not a participant/]],
    ['a participant twice', seq('participant a as B'), [/^5: `a` is declared twice/]],
    ['an unknown statement', seq('activate a'), [/^5: `activate a` is not valid/]],
    ['a statement that all objects have as a member', seq('toString b', 'end'), [/^5: .*not valid/, /^6: .*closes/]],
    ['a message without a text', seq('a->>a'), [/^5: .*is not valid/]],
    ['a wrong part of a block', seq('opt x', 'a->>a: y', 'else', 'end'), [/^7: .*is not valid.* in `opt`/]],
    ['an open block', seq('loop x', 'a->>a: y'), [/^5: The `loop` is not closed/]],
    ['an empty part', seq('alt x', 'a->>a: y', 'else', 'end'), [/^5: The `alt` has an empty part/]],
  ])('has %s', (_, diagnostics, expected) => {
    expect(diagnostics).toEqual(expected.map((pattern) => expect.stringMatching(pattern) as string));
  });

  it('reports what to write instead', () => {
    for (const { fix } of readDiagram('pie').diagnostics) expect(fix).toMatch(/`/);
  });
});

describe('the SVG', () => {
  const escaped = read(
    `flowchart LR\naccTitle: A < B & "C"\naccDescr: A description.\na["x < y & z"] -- "<b>bold</b>" --> b["it's"]`,
  );

  it('has a title and a description as its text alternative', async () => {
    const svg = await diagramSvg(escaped, 'id1');
    expect(svg).toMatch(/^<svg role="img" aria-labelledby="id1-title" aria-describedby="id1-desc" viewBox="[-\d. ]+"/);
    expect(svg).toContain('<title id="id1-title">A &lt; B &amp; &quot;C&quot;</title>');
    expect(svg).toContain('<desc id="id1-desc">A description.</desc>');
  });

  it('contains its words as escaped text', async () => {
    const svg = await diagramSvg(escaped, 'id2');
    expect([...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text).toSorted()).toEqual([
      '&lt;b&gt;bold&lt;/b&gt;',
      "it's",
      'x &lt; y &amp; z',
    ]);
  });

  it('has no colors, styles, scripts or URLs', async () => {
    const drawings = [escaped, read(`sequenceDiagram${texts}${[...abc, 'a->>b: x', 'Note over a: y'].join('\n')}`)];
    for (const diagram of drawings)
      expect(await diagramSvg(diagram, 'id3')).not.toMatch(/<style|style=|<script|url\(|https?:|fill=|stroke=|NaN/);
  });

  it('is the same whether it is cached or new', async () => {
    // No earlier run has rendered these texts.
    const fresh = read(`flowchart LR${texts}a["A ${process.hrtime.bigint()}"] --> b["B"]`);
    const made = await diagramSvg(fresh, 'id4');
    expect(await diagramSvg(fresh, 'id4')).toBe(made);
    expect((await diagramSvg(fresh, 'id5')).replaceAll('id5', 'id4')).toBe(made);
  });
});

describe('a page', () => {
  const fence = (body: string) => `\`\`\`mermaid\n${body}\n\`\`\`\n`;
  const good = fence(`flowchart LR${texts}a["A"]`);
  const transform = async (source: string) => {
    const tree = parsePage(source);
    await remarkDiagrams()(tree, new VFile({ path: `${process.cwd()}/docs/page.mdx` }));
    return tree;
  };
  const figures = ({ children }: Root) => children.filter((node) => node.type === 'mdxJsxFlowElement');
  const attribute = ({ attributes }: MdxJsxFlowElement, wanted: string) =>
    attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === wanted)?.value;

  it('has a figure for each diagram, with unique IDs', async () => {
    const found = figures(await transform(`Text.\n\n${good}\n${good}\n\`\`\`ts\nconst a = 1;\n\`\`\`\n`));
    expect(found.map(({ name }) => name)).toEqual(['Diagram', 'Diagram']);
    const names = found.map((figure) => attribute(figure, 'titleId'));
    expect(new Set(names).size).toBe(2);
    for (const [index, figure] of found.entries())
      expect(attribute(figure, 'html')).toContain(`id="${String(names[index])}"`);
  });

  it('fails with all problems in all its diagrams, each with its line', async () => {
    const source = `Text.\n\n${fence(`flowchart LR${texts}a["A"] --> b`)}\n${good}\n${fence('pie')}`;
    const failed = await transform(source).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ContentDiagnostics);
    expect(
      (failed as ContentDiagnostics).diagnostics.map(({ file, line, what }) => [file, line, what.slice(0, 20)]),
    ).toEqual([
      ['docs/page.mdx', 7, '`b` has no text.'],
      ['docs/page.mdx', 18, 'This site does not s'],
      ['docs/page.mdx', 17, 'The diagram has no `'],
      ['docs/page.mdx', 17, 'The diagram has no `'],
    ]);
  });

  it('of the templates contains only valid diagrams', () => {
    const found = readdirSync('templates').flatMap((name) => {
      const file = `templates/${name}`;
      return [diagramsIn(file, parsePage(readFileSync(file, 'utf8')))];
    });
    expect(found.flatMap(({ diagnostics }) => diagnostics)).toEqual([]);
    expect(found.flatMap(({ fences }) => fences).length).toBeGreaterThan(0);
  });
});
