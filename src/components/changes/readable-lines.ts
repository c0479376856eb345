import { guidesOfSymbol } from '../../lib/guides-of-symbol';

/** Kind of a line of Markdown. */
export type LineKind = 'heading' | 'text' | 'item' | 'row' | 'quote' | 'code';

/** A line of a page, as a reader sees it. */
export interface ReadableLine {
  readonly kind: LineKind;
  /** Text without markup and link targets; inline code is in backticks. */
  readonly text: string;
  /** Level of a heading or depth of a list item; 0 for other lines. */
  readonly level: number;
}

/**
 * Splits a page's Markdown into lines to compare. Leaves out link targets, the version line and version labels, because
 * they always differ between versions. Also leaves out comments, and the guides that use a symbol, because these do not
 * describe it.
 *
 * @param markdown - Markdown as the site publishes it, with each paragraph on one line.
 */
export function readableLines(markdown: string): ReadableLine[] {
  const lines: ReadableLine[] = [];
  let fence: string | undefined;
  let isVersionSeen = false;
  for (const line of markdown.replace(guidesOfSymbol, '').split('\n')) {
    const mark = /^\s*(`{3,})/.exec(line)?.[1];
    if (fence) {
      if (mark === fence && line.trim() === fence) fence = undefined;
      else lines.push({ kind: 'code', text: line, level: 0 });
    } else if (mark) {
      fence = mark;
      const title = /title="([^"]*)"/.exec(line)?.[1];
      if (title) lines.push({ kind: 'text', text: title, level: 0 });
    } else if (!isVersionSeen && /^Version \S+ · http/.test(line)) {
      isVersionSeen = true;
    } else if (!line.trimStart().startsWith('<!--')) {
      const read = readLine(line);
      if (read.text) lines.push(read);
    }
  }
  return lines;
}

/** Pattern for the row that separates a table's header from its body. */
const separator = /^\|(?:\s*:?-+:?\s*\|)+$/;

function readLine(line: string): ReadableLine {
  const text = line.trim();
  const heading = /^(#{1,6}) (.*)$/.exec(text);
  if (heading) return { kind: 'heading', text: plain(heading[2] ?? ''), level: heading[1]?.length ?? 1 };
  const item = /^(\s*)(?:[-*+]|(\d+[.)])) (.*)$/.exec(line);
  if (item) {
    const [, indent = '', number = '', content = ''] = item;
    return {
      kind: 'item',
      text: plain(number ? `${number} ${content}` : content),
      level: Math.floor(indent.length / 2),
    };
  }
  if (separator.test(text)) return { kind: 'row', text: '', level: 0 };
  if (text.startsWith('|')) return { kind: 'row', text: plain(text.replaceAll(/^\|\s*|\s*\|$/g, '')), level: 0 };
  if (text.startsWith('>')) return { kind: 'quote', text: plain(text.replace(/^>\s?/, '')), level: 0 };
  return { kind: 'text', text: plain(text), level: 0 };
}

/** Removes link targets, emphasis marks, escapes and cell padding. Inline code is unchanged. */
function plain(text: string): string {
  return withoutTargets(text)
    .split(/(`+[^`]+`+)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replaceAll(/(?<!\\)\*{1,2}/g, '')
            .replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')
            .replaceAll(/ {2,}/g, ' '),
    )
    .join('')
    .trim();
}

/** Matches a link or an image, and the version label after a symbol's link. The group contains the link's text. */
const link = /!?\[((?:[^\][\\]|\\.|\[[^\]]*\])*)\]\((?:[^()\s]|\([^()\s]*\))*(?: "[^"]*")?\)(?: \(new in [^)]*\))?/g;

const withoutTargets = (text: string): string => text.replaceAll(link, '$1').replaceAll(/<(https?:[^>]*)>/g, '$1');
