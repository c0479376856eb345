import { labelOf } from './label';
import type { Block, DiagramDiagnostic, Message, Note, Participant, Sequence, Statement, Step } from './model';

/** Keywords of blocks, each with the keyword that starts the block's additional sections. */
const blocks: Readonly<Record<string, string | undefined>> = {
  alt: 'else',
  break: undefined,
  critical: 'option',
  loop: undefined,
  opt: undefined,
  par: 'and',
};

const arrows: Readonly<Record<string, Pick<Message, 'line' | 'head'>>> = {
  '->>': { line: 'solid', head: 'filled' },
  '-->>': { line: 'dashed', head: 'filled' },
  '-)': { line: 'solid', head: 'open' },
  '--)': { line: 'dashed', head: 'open' },
  '-x': { line: 'solid', head: 'cross' },
  '--x': { line: 'dashed', head: 'cross' },
};

const message = /^(\w+)\s*(--?(?:>>|\)|x))\s*(\w+)\s*:\s*(.+)$/;
const note = /^note\s+(over|left of|right of)\s+(\w+(?:\s*,\s*\w+)*)\s*:\s*(.+)$/i;

interface OpenBlock {
  readonly keyword: string;
  readonly line: number;
  readonly sections: { label: readonly string[]; steps: Step[] }[];
}

/** Reads the body of a sequence diagram; adds a problem for each line with unknown syntax. */
export function readSequence(statements: readonly Statement[], diagnostics: DiagramDiagnostic[]): Sequence {
  const participants: Participant[] = [];
  const steps: Step[] = [];
  const open: OpenBlock[] = [];
  const add = (step: Step): unknown => (open.at(-1)?.sections.at(-1)?.steps ?? steps).push(step);
  const isKnown = (ids: readonly string[], line: number): void => {
    for (const id of new Set(ids))
      if (!participants.some((participant) => participant.id === id)) {
        const fix = `Write \`participant ${id} as Name\` at the top.`;
        diagnostics.push({ line, what: `\`${id}\` is not a participant.`, fix });
      }
  };

  for (const { text, line } of statements) {
    const [keyword = '', rest = ''] = [/^\w+/.exec(text)?.[0], text.replace(/^\w+\s*/, '')];
    const block = open.at(-1);
    const sent = readMessage(text);
    const remark = readNote(text);
    const [, id, label] = /^(?:participant|actor)\s+(\w+)(?:\s+as\s+(.+))?$/.exec(text) ?? [];
    if (id) {
      if (participants.some((participant) => participant.id === id))
        diagnostics.push({ line, what: `\`${id}\` is declared twice.`, fix: 'Remove one of them.' });
      participants.push({ id, label: labelOf(label ?? id) });
    } else if (sent) {
      isKnown([sent.from, sent.to], line);
      add(sent);
    } else if (remark) {
      isKnown(remark.over, line);
      add(remark);
    } else if (Object.hasOwn(blocks, keyword))
      open.push({ keyword, line, sections: [{ label: labelOf(rest), steps: [] }] });
    else if (block && keyword !== '' && keyword === blocks[block.keyword])
      block.sections.push({ label: labelOf(rest), steps: [] });
    else if (text === 'end') {
      open.pop();
      if (!block) diagnostics.push({ line, what: 'This `end` closes nothing.', fix: 'Remove it.' });
      else add(closed(block, diagnostics));
    } else
      diagnostics.push({
        line,
        what: `\`${text}\` is not valid in a sequence diagram${block ? ` in \`${block.keyword}\`` : ''}.`,
        fix: 'Write `participant a as Name`, `a->>b: text`, `-->>`, `-)`, `-x`, `Note over a,b: text`, or one of `opt`, `loop`, `alt … else`, `par … and`, `critical … option`, `break`, closed by `end`.',
      });
  }
  for (const { line, keyword } of open)
    diagnostics.push({ line, what: `The \`${keyword}\` is not closed.`, fix: 'End it with `end`.' });
  if (participants.length === 0)
    diagnostics.push({ line: 0, what: 'The diagram has no participants.', fix: 'Write `participant a as Name`.' });
  return { kind: 'sequence', participants, steps };
}

function readMessage(text: string): Message | undefined {
  const [, from, arrow, to, label] = message.exec(text) ?? [];
  const style = arrows[arrow ?? ''];
  return style && from && to && label ? { type: 'message', from, to, label: labelOf(label), ...style } : undefined;
}

function readNote(text: string): Note | undefined {
  const [, side, over, label] = note.exec(text) ?? [];
  if (!side || !over || !label) return undefined;
  const where = side.toLowerCase().split(' ')[0] as Note['side'];
  return { type: 'note', side: where, over: over.split(',').map((id) => id.trim()), label: labelOf(label) };
}

function closed({ keyword, line, sections }: OpenBlock, diagnostics: DiagramDiagnostic[]): Block {
  if (sections.some(({ steps }) => steps.length === 0)) {
    const fix = 'Add a message to each of its parts, or remove the block.';
    diagnostics.push({ line, what: `The \`${keyword}\` has an empty part.`, fix });
  }
  return { type: 'block', keyword, sections };
}
