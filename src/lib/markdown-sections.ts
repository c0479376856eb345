import { plainAnchor } from './plain-anchor';

/** A part of a Markdown page: a heading and everything up to the next heading. */
export interface MarkdownSection {
  /** Level of the heading, from 1 to 6; 0 for text above the first heading. */
  readonly depth: number;
  /** Heading without marks; empty for text above the first heading. */
  readonly heading: string;
  /** ID of the heading on the built page. */
  readonly anchor: string;
  /** The text below the heading. */
  readonly text: string;
}

/** A fenced block of code. */
export interface CodeBlock {
  readonly language: string;
  /** File name of the code; empty if it has none. */
  readonly title: string;
  readonly code: string;
}

/**
 * Splits a page's Markdown at its headings. Lines inside fences are never headings.
 *
 * @param markdown - a file that the build wrote.
 */
export function sectionsOf(markdown: string): MarkdownSection[] {
  const drafts: { depth: number; heading: string; lines: string[] }[] = [{ depth: 0, heading: '', lines: [] }];
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const mark = /^\s*(?:>\s*)*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) {
      const [, marks, heading] = /^(#{1,6}) (.*)$/.exec(line) ?? [];
      if (marks !== undefined && heading !== undefined) {
        drafts.push({ depth: marks.length, heading: plainHeading(heading), lines: [] });
        continue;
      }
      fence = mark;
    } else if (mark?.startsWith(fence) && line.trim().endsWith(mark)) fence = undefined;
    drafts.at(-1)?.lines.push(line);
  }
  const taken = new Map<string, number>();
  return drafts.map(({ depth, heading, lines }) => {
    const anchor = plainAnchor(heading);
    const count = taken.get(anchor) ?? 0;
    taken.set(anchor, count + 1);
    return { depth, heading, anchor: count === 0 ? anchor : `${anchor}-${count}`, text: lines.join('\n').trim() };
  });
}

/**
 * Returns the fenced code of some Markdown, in order.
 *
 * @param markdown - a page or a section of it.
 */
export function codeBlocksOf(markdown: string): CodeBlock[] {
  return [...markdown.matchAll(/^(`{3,})([\w-]*)([^\n]*)\n([\s\S]*?)^\1$/gm)].map(
    ([, , language = '', meta = '', code = '']) => ({
      language,
      title: /title="([^"]*)"/.exec(meta)?.[1] ?? '',
      code: code.trimEnd(),
    }),
  );
}

/** Returns the first paragraph of prose in some Markdown, as one line; empty if there is none. */
export function firstParagraph(markdown: string): string {
  return (
    withoutCode(markdown)
      .split(/\n\s*\n/)
      .map((block) => block.trim().replaceAll(/\s+/g, ' '))
      .find((block) => block !== '' && !notProse.test(block)) ?? ''
  );
}

/** Returns Markdown without its fenced code. */
function withoutCode(markdown: string): string {
  return markdown.replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '');
}

/** Replaces links with their text, because in data the address would only repeat the route. */
export function withoutLinks(text: string): string {
  return text.replaceAll(/\[([^\]]*)\]\([^)\s]*\)/g, '$1');
}

/** Quotations, tables, lists, a member's labels, and the list of types in a signature. */
const notProse =
  /^(?:>|(?:New|Changed|Deprecated|Removed) in \S+(?: ·.*)?$|\||- |Types: |(?:Required|Optional|Read-only)(?: ·.*)?$|Default: |Default `|\*\*)/;

function plainHeading(heading: string): string {
  return withoutLinks(heading).replaceAll(/[`*]/g, '').replaceAll(/\\(.)/g, '$1').trim();
}
