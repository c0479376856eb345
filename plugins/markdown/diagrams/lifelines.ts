import type { Label, Message, Participant, Sequence, Step } from './model';
import { columnWidth, lineText, nodeText } from './scene';
import { labelSize, wrap } from './text-size';

/** Positions of the lifelines in a sequence diagram, and line breaks in the message texts between them. */
export interface Lifelines {
  readonly heads: readonly {
    readonly label: Label;
    /** Center of each lifeline, in pixels from the left. */
    readonly x: number;
    readonly size: { readonly width: number; readonly height: number };
  }[];
  /** Returns the center of a participant's lifeline. */
  xOf(id: string): number;
  /** Returns the lines of a message's text. */
  labelOf(message: Message): Label;
}

/** Pixels between the text of a message and the lifelines on its sides, which leave room for an arrowhead. */
const messageMargin = 14;
/** Pixels next to a lifeline for the loop that shows a message to the same participant. */
const selfMargin = 34;
const headGap = 24;
const leastDistance = 90;

/** Widths, in pixels, at which the text of a message between neighbors may break; the first that fits is used. */
const textWidths = [230, 190, 160, 135, 115] as const;

/** Places the lifelines far enough apart that the text of each message fits between them. */
export function lifelines({ participants, steps }: Sequence): Lifelines {
  const messages = messagesIn(steps);
  const tried = textWidths.map((width) => place(participants, messages, width));
  const fitting = tried.find(({ width }) => width <= columnWidth - 8);
  return fitting ?? tried.reduce((best, next) => (next.width < best.width ? next : best));
}

function messagesIn(steps: readonly Step[]): Message[] {
  return steps.flatMap((step) => {
    if (step.type === 'block') return step.sections.flatMap((section) => messagesIn(section.steps));
    return step.type === 'message' ? [step] : [];
  });
}

function place(
  participants: readonly Participant[],
  messages: readonly Message[],
  textWidth: number,
): Lifelines & { width: number } {
  const heads = participants.map(({ label }) => {
    const lines = wrap(label, 120, nodeText);
    const { width, height } = labelSize(lines, nodeText);
    return { label: lines, size: { width: width + 28, height: height + 20 } };
  });
  const indexOf = (id: string): number => participants.findIndex((participant) => participant.id === id);
  const halfOf = (index: number): number => (heads[index]?.size.width ?? 0) / 2;
  /** Distance from each lifeline to the next. */
  const gaps = heads.slice(1).map((_, index) => Math.max(halfOf(index) + halfOf(index + 1) + headGap, leastDistance));
  const labels = new Map<Message, Label>();

  const spans = messages
    .map((message) => ({ message, first: indexOf(message.from), last: indexOf(message.to) }))
    .map(({ message, first, last }) => ({ message, first: Math.min(first, last), last: Math.max(first, last) }))
    // Short messages first: they need their own gap, while longer ones span several gaps.
    .toSorted((a, b) => a.last - a.first - (b.last - b.first));
  let right = 0;
  for (const { message, first, last } of spans) {
    const isSelf = first === last;
    const between = gaps.slice(first, last);
    const room = between.reduce((sum, gap) => sum + gap, 0) - 2 * messageMargin;
    const label = wrap(message.label, Math.max(textWidth, isSelf ? 0 : room), lineText);
    labels.set(message, label);
    const needed = labelSize(label, lineText).width;
    if (!isSelf) widen(gaps, first, last, needed - room);
    else if (first < gaps.length)
      widen(gaps, first, first + 1, needed + selfMargin + messageMargin - (gaps[first] ?? 0));
    else right = Math.max(right, needed + selfMargin);
  }

  let x = halfOf(0);
  const xs = heads.map((_, index) => (x += index === 0 ? 0 : (gaps[index - 1] ?? 0)));
  const xAt = (index: number): number => xs[index] ?? 0;
  return {
    heads: heads.map((head, index) => ({ ...head, x: xAt(index) })),
    width: xAt(heads.length - 1) + Math.max(right, halfOf(heads.length - 1)),
    xOf: (id) => xAt(indexOf(id)),
    labelOf: (message) => labels.get(message) ?? message.label,
  };
}

/** Spreads a missing distance evenly over the gaps between two lifelines. */
function widen(gaps: number[], first: number, last: number, missing: number): void {
  if (missing <= 0) return;
  for (let index = first; index < last; index += 1) gaps[index] = (gaps[index] ?? 0) + missing / (last - first);
}
