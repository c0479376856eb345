import { lifelines, type Lifelines } from './lifelines';
import { crossHead, filledHead, linePath, openHead, round } from './lines';
import type { Block, Message, Note, Sequence, Step } from './model';
import {
  around,
  behind,
  centered,
  headText,
  lineText,
  nodeText,
  padded,
  startingAt,
  type Mark,
  type Point,
  type Rect,
  type Scene,
} from './scene';
import { labelSize, wrap } from './text-size';

/** Marks that a step adds to the diagram, and the area that the step occupies. */
interface Rendered {
  /** The area of the step, including its texts. */
  readonly rect: Rect;
  readonly frames: readonly Mark[];
  readonly lines: readonly Mark[];
  readonly heads: readonly Mark[];
  readonly notes: readonly Mark[];
  readonly texts: readonly Mark[];
  readonly titles: readonly Mark[];
}

const selfLoop = { width: 26, textGap: 8 } as const;
const notePadding = { x: 12, y: 6 } as const;
const blockPadding = 16;

/** Renders a sequence diagram: participants from left to right, steps from top to bottom. */
export function renderSequence(sequence: Sequence): Scene {
  const lines = lifelines(sequence);
  const top = Math.max(...lines.heads.map(({ size }) => size.height));
  const boxes = lines.heads.map(({ x, size }) => ({
    x: x - size.width / 2,
    y: 0,
    width: size.width,
    height: top,
  }));
  const rendered = renderAll(sequence.steps, top + 18, lines);
  const content = rendered.map(({ rect }) => rect);
  const bottom = Math.max(top, ...content.map(({ y, height }) => y + height)) + 14;
  const of = (part: Exclude<keyof Rendered, 'rect'>): Mark[] => rendered.flatMap((each) => each[part]);
  return {
    bounds: padded(around([...boxes, ...content, { x: 0, y: bottom, width: 0, height: 0 }]), 2),
    layers: [
      {
        className: 'diagram-lifelines',
        marks: lines.heads.map(({ x }) => path(`M${round(x)} ${top}L${round(x)} ${round(bottom)}`)),
      },
      { className: 'diagram-groups', marks: of('frames') },
      { className: 'diagram-titles', marks: of('titles') },
      // A text above an arrow covers the lifelines that the arrow crosses, but never another message's arrow.
      { className: 'diagram-labels', marks: of('texts') },
      { className: 'diagram-lines', marks: of('lines') },
      { className: 'diagram-heads', marks: of('heads') },
      { className: 'diagram-notes', marks: of('notes') },
      { className: 'diagram-nodes', marks: boxes.map((rect) => ({ type: 'rect', rect, radius: 4 })) },
      {
        className: 'diagram-names',
        marks: lines.heads.map(({ x, label }) => centered(label, nodeText, { x, y: top / 2 })),
      },
    ],
  };
}

const path = (d: string, variant?: 'dotted'): Mark => ({ type: 'path', d, variant });

function renderAll(steps: readonly Step[], from: number, lines: Lifelines): Rendered[] {
  const rendered: Rendered[] = [];
  let y = from;
  for (const step of steps) {
    const next = render(step, y, lines);
    rendered.push(next);
    y = next.rect.y + next.rect.height + 12;
  }
  return rendered;
}

function render(step: Step, y: number, lines: Lifelines): Rendered {
  switch (step.type) {
    case 'message':
      return step.from === step.to ? renderSelfMessage(step, y, lines) : renderMessage(step, y, lines);
    case 'note':
      return renderNote(step, y, lines);
    case 'block':
      return renderBlock(step, y, lines);
  }
}

const nothing: Omit<Rendered, 'rect'> = { frames: [], lines: [], heads: [], notes: [], texts: [], titles: [] };

function renderMessage(message: Message, y: number, lines: Lifelines): Rendered {
  const [from, to] = [lines.xOf(message.from), lines.xOf(message.to)];
  const label = lines.labelOf(message);
  const size = labelSize(label, lineText);
  const arrow = y + size.height + 5;
  const text = centered(label, lineText, { x: (from + to) / 2, y: y + size.height / 2 });
  const rect = { x: Math.min(from, to), y, width: Math.abs(to - from), height: size.height + 5 + 6 };
  const points = [
    { x: from, y: arrow },
    { x: to, y: arrow },
  ];
  return { ...nothing, rect, texts: [...behind(text), text], ...arrowOf(message, points) };
}

function renderSelfMessage(message: Message, y: number, lines: Lifelines): Rendered {
  const x = lines.xOf(message.from);
  const label = lines.labelOf(message);
  const size = labelSize(label, lineText);
  const height = Math.max(26, size.height);
  const right = x + selfLoop.width;
  const text = startingAt(label, lineText, { x: right + selfLoop.textGap, y: y + (height - size.height) / 2 });
  const rect = { x, y, width: selfLoop.width + selfLoop.textGap + size.width, height: height + 4 };
  const points = [
    { x, y: y + 2 },
    { x: right, y: y + 2 },
    { x: right, y: y + height - 2 },
    { x, y: y + height - 2 },
  ];
  return { ...nothing, rect, texts: [...behind(text), text], ...arrowOf(message, points) };
}

function arrowOf({ line, head }: Message, points: readonly Point[]): Pick<Rendered, 'lines' | 'heads'> {
  const [tip, from] = [points.at(-1), points.at(-2)];
  const isFilled = head === 'filled';
  const rendered = path(linePath(points, { start: false, end: isFilled }), line === 'dashed' ? 'dotted' : undefined);
  if (!tip || !from) return { lines: [rendered], heads: [] };
  if (isFilled) return { lines: [rendered], heads: [path(filledHead(tip, from))] };
  return { lines: [rendered, path(head === 'cross' ? crossHead(tip, from) : openHead(tip, from))], heads: [] };
}

function renderNote(note: Note, y: number, lines: Lifelines): Rendered {
  const xs = note.over.map((id) => lines.xOf(id));
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const room = note.side === 'over' && last > first ? last - first + 40 : 180;
  const label = wrap(note.label, room - 2 * notePadding.x, lineText);
  const size = labelSize(label, lineText);
  const width = Math.max(size.width + 2 * notePadding.x, last > first ? last - first + 40 : 0);
  const height = size.height + 2 * notePadding.y;
  const x =
    note.side === 'over' ? (first + last) / 2 - width / 2 : note.side === 'left' ? first - 12 - width : first + 12;
  const rect = { x, y, width, height };
  const text = centered(label, lineText, { x: x + width / 2, y: y + height / 2 });
  return { ...nothing, rect, notes: [{ type: 'rect', rect, radius: 2 }, text] };
}

function renderBlock({ keyword, sections }: Block, y: number, lines: Lifelines): Rendered {
  // The frame's width, and therefore the line breaks in its titles, does not depend on its vertical position.
  const inner = around(sections.flatMap(({ steps }) => renderAll(steps, y, lines)).map(({ rect }) => rect));
  const left = inner.x - blockPadding;
  const keywordSize = labelSize([keyword], headText);
  const titleWidth = Math.max(inner.width + 2 * blockPadding - keywordSize.width - 30, 140);
  const titles = [startingAt([keyword], headText, { x: left + 10, y: y + 6 })];
  const inside: Rendered[] = [];
  const dividers: number[] = [];
  let bottom = y;
  for (const [index, { label, steps }] of sections.entries()) {
    if (index > 0) dividers.push(bottom);
    const x = left + 10 + (index === 0 ? keywordSize.width + 10 : 0);
    const title = wrap(label, titleWidth, lineText);
    if (title.length > 0) titles.push(startingAt(title, lineText, { x, y: bottom + 7 }));
    bottom += Math.max(labelSize(title, lineText).height, index === 0 ? keywordSize.height : 0) + 18;
    const rendered = renderAll(steps, bottom, lines);
    inside.push(...rendered);
    bottom = Math.max(...rendered.map(({ rect }) => rect.y + rect.height)) + 10;
  }
  const right = Math.max(
    inner.x + inner.width + blockPadding,
    ...titles.map((title) => (title.type === 'text' ? title.box.x + title.box.width + 10 : 0)),
  );
  const rect = { x: left, y, width: right - left, height: bottom - y };
  const of = (part: Exclude<keyof Rendered, 'rect'>): Mark[] => inside.flatMap((each) => each[part]);
  return {
    rect,
    frames: [
      { type: 'rect', rect, radius: 6 },
      ...dividers.map((at) => path(`M${round(left)} ${round(at)}L${round(right)} ${round(at)}`, 'dotted')),
      ...of('frames'),
    ],
    titles: [...titles.flatMap((title) => [...behind(title), title]), ...of('titles')],
    lines: of('lines'),
    heads: of('heads'),
    notes: of('notes'),
    texts: of('texts'),
  };
}
