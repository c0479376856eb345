import { labelOf } from './label';
import type {
  Direction,
  DiagramDiagnostic,
  FlowEdge,
  FlowGroup,
  FlowNode,
  FlowShape,
  Flowchart,
  Label,
  Statement,
} from './model';

const directions: Readonly<Record<string, Direction>> = { LR: 'right', RL: 'left', TB: 'down', TD: 'down', BT: 'up' };

/** Returns the direction in the first line of a flowchart; undefined for any other line. */
export function flowchartHeader(text: string): Direction | undefined {
  return directions[/^(?:flowchart|graph)\s+(\w\w)$/.exec(text)?.[1] ?? ''];
}

/** Matches a text. Quotes are required, because the prose check finds only texts in quotes. */
const text = '("[^"]*")';

const shapes: readonly (readonly [FlowShape, RegExp])[] = [
  ['box', new RegExp(String.raw`\[${text}\]`, 'y')],
  ['rounded', new RegExp(String.raw`\(${text}\)`, 'y')],
  ['decision', new RegExp(String.raw`\{${text}\}`, 'y')],
];

const nodeId = /[A-Za-z]\w*/y;
const bareArrow = /(?<start><)?(?<close>-->|---|-\.->|-\.-|==>|===)(?!>)/y;
const labelledArrow = /(?<start><)?(?<open>--|-\.|==)\s*(?<label>"[^"]*")\s*(?<close>-->|---|\.->|\.-|==>|===)(?!>)/y;

const lineOf = (arrow: string): FlowEdge['line'] =>
  arrow.includes('=') ? 'thick' : arrow.includes('.') ? 'dotted' : 'solid';

interface Mention {
  readonly line: number;
  label?: Label;
  shape: FlowShape;
  parent?: string;
}

interface OpenGroup {
  readonly id: string;
  readonly line: number;
}

/** Reads the body of a flowchart; adds a problem for each line with unknown syntax. */
export function readFlowchart(
  direction: Direction,
  statements: readonly Statement[],
  diagnostics: DiagramDiagnostic[],
): Flowchart {
  const mentions = new Map<string, Mention>();
  const groups: FlowGroup[] = [];
  const groupLines = new Map<string, number>();
  const edges: FlowEdge[] = [];
  const open: OpenGroup[] = [];
  const order = new Set<string>();

  const mention = (id: string, line: number, found?: { label: Label; shape: FlowShape }): void => {
    order.add(id);
    const known: Mention = mentions.get(id) ?? { line, shape: 'box' };
    mentions.set(id, known);
    known.parent ??= open.at(-1)?.id;
    if (!found) return;
    if (known.label && known.label.join('\n') !== found.label.join('\n')) {
      const fix = 'Rename the second node, or write the text only once.';
      diagnostics.push({ line, what: `\`${id}\` has two different texts.`, fix });
    }
    Object.assign(known, found);
  };

  for (const { text: statement, line } of statements) {
    const group = /^subgraph\s+(.*)$/.exec(statement);
    if (group) {
      const [, id, title] = new RegExp(String.raw`^([A-Za-z]\w*)\s*\[${text}\]$`).exec(group[1] ?? '') ?? [];
      if (!id || !title)
        diagnostics.push({ line, what: 'The group has no name or no title.', fix: 'Write `subgraph name["Title"]`.' });
      const name = id ?? `group${line}`;
      if (groupLines.has(name))
        diagnostics.push({ line, what: `\`${name}\` is the name of two groups.`, fix: 'Rename one of them.' });
      order.add(name);
      groups.push({ id: name, label: labelOf(title ?? ''), parent: open.at(-1)?.id });
      groupLines.set(name, line);
      open.push({ id: name, line });
    } else if (statement === 'end') {
      if (!open.pop()) diagnostics.push({ line, what: 'This `end` closes no `subgraph`.', fix: 'Remove it.' });
    } else if (/^(?:style|classDef|class|linkStyle|click|direction)\s/.test(statement)) {
      const what = `\`${statement.split(' ')[0]}\` is not supported: all diagrams of the site have the same style.`;
      diagnostics.push({ line, what, fix: 'Remove it.' });
    } else if (!readLine(statement, line, mention, edges)) {
      diagnostics.push({
        line,
        what: `\`${statement}\` is not valid in a flowchart.`,
        fix: 'Write a node as `name["Text"]`, `name("Text")` or `name{"Question?"}`. Write a line as `a -- "text" --> b`, or with `-->`, `---`, `-. "text" .->`, `== "text" ==>` or `<-->`.',
      });
    }
  }
  for (const { line } of open) diagnostics.push({ line, what: 'The group is not closed.', fix: 'End it with `end`.' });

  const nodes: FlowNode[] = [];
  const parents = new Set(groups.map(({ parent }) => parent));
  for (const [id, { line, label, shape, parent }] of mentions) {
    if (groupLines.has(id)) {
      if (label) diagnostics.push({ line, what: `\`${id}\` is both a node and a group.`, fix: 'Rename one of them.' });
      continue;
    }
    parents.add(parent);
    if (!label || label.length === 0) {
      diagnostics.push({ line, what: `\`${id}\` has no text.`, fix: `Write \`${id}["Text"]\` at its first use.` });
    } else nodes.push({ id, label, shape, parent });
  }
  for (const [id, line] of groupLines)
    if (!parents.has(id))
      diagnostics.push({ line, what: 'The group is empty.', fix: 'Add a node to it, or remove it.' });
  return { kind: 'flowchart', direction, nodes, groups, edges, order: [...order] };
}

/** Reads nodes and the lines between them, as in `a["A"] -- "text" --> b & c --> d`. */
function readLine(
  statement: string,
  line: number,
  mention: (id: string, line: number, found?: { label: Label; shape: FlowShape }) => void,
  edges: FlowEdge[],
): boolean {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(statement);
    if (!match) return undefined;
    at += match[0].length;
    return match;
  };
  const takeNodes = (): string[] | undefined => {
    const ids: string[] = [];
    do {
      take(/\s*/y);
      const id = take(nodeId)?.[0];
      if (!id) return undefined;
      const found = shapes
        .map(([shape, pattern]) => ({ shape, label: take(pattern)?.[1] }))
        .find(({ label }) => label !== undefined);
      mention(id, line, found && { shape: found.shape, label: labelOf(found.label ?? '') });
      ids.push(id);
    } while (take(/\s*&/y));
    take(/\s*/y);
    return ids;
  };

  let from = takeNodes();
  while (from && at < statement.length) {
    const arrow = take(bareArrow) ?? take(labelledArrow);
    const to = arrow && takeNodes();
    if (!to) return false;
    const { start, open, label, close = '' } = arrow.groups ?? {};
    const kind = lineOf(close);
    if (open && lineOf(open) !== kind) return false;
    const edge = {
      label: labelOf(label ?? ''),
      line: kind,
      headAtStart: start === '<',
      headAtEnd: close.endsWith('>'),
    };
    for (const a of from) for (const b of to) edges.push({ from: a, to: b, ...edge });
    from = to;
  }
  return from !== undefined;
}
