/** A named entry in a section of a docstring: a parameter or an error. */
export interface DocEntry {
  readonly name: string;
  readonly text: string;
}

export interface DocExample {
  readonly title: string;
  /** Fenced block. */
  readonly body: string;
  /** Line of the block in the file. */
  readonly line: number;
}

/** Parts of a docstring; the text is Markdown. */
export interface Docstring {
  /** First line, which is shown alone in lists. */
  readonly summary: string;
  /** Paragraphs after the summary. */
  readonly details: string;
  readonly parameters: readonly DocEntry[];
  readonly returns: string;
  readonly raises: readonly DocEntry[];
  /** Markdown list of limits and pitfalls. */
  readonly caveats: string;
  readonly category: string;
  readonly examples: readonly DocExample[];
}

/** Sections as in Google's style guide, plus three additional ones: `Caveats:`, `Category:` and `Example:`. */
const section = /^(Args|Returns|Raises|Caveats|Category|Example):(?: (.*))?$/;

/**
 * Splits a docstring into its parts.
 *
 * @param text - docstring without its quotation marks.
 * @param indent - column of the opening quotation mark.
 * @param line - line of the opening quotation mark in the file.
 */
export function parseDocstring(text: string, indent = 0, line = 1): Docstring {
  const lines = text.split('\n').map((each, index) => (index === 0 ? each : withoutIndent(each, indent)));
  const intro: string[] = [];
  const sections: { name: string; title: string; line: number; lines: string[] }[] = [];
  lines.forEach((each, index) => {
    const [, name, title = ''] = section.exec(each) ?? [];
    const open = sections.at(-1);
    if (name) sections.push({ name, title, line: line + index + 1, lines: [] });
    else if (open) open.lines.push(withoutIndent(each, 4));
    else intro.push(each);
  });
  const [summary = '', ...details] = intro;
  const textsOf = (wanted: string) => sections.filter(({ name }) => name === wanted);
  return {
    summary: summary.trim(),
    details: details.join('\n').trim(),
    parameters: textsOf('Args').flatMap((each) => entriesOf(each.lines)),
    returns: textsOf('Returns')
      .map((each) => joined(each.lines))
      .join(' '),
    raises: textsOf('Raises').flatMap((each) => entriesOf(each.lines)),
    caveats: textsOf('Caveats')
      .map((each) => each.lines.join('\n').trim())
      .join('\n'),
    category: textsOf('Category')[0]?.title ?? '',
    examples: textsOf('Example').map(({ title, line: first, lines: body }) => ({
      title,
      body: body.join('\n').trim(),
      // The block may follow blank lines.
      line: first + body.findIndex((each) => each.trim() !== ''),
    })),
  };
}

function withoutIndent(line: string, indent: number): string {
  return line.slice(0, indent).trim() === '' ? line.slice(indent) : line;
}

const joined = (lines: readonly string[]) => lines.join(' ').replaceAll(/\s+/g, ' ').trim();

/** Splits a section into entries. A line that starts with `name: ` begins an entry; other lines continue it. */
function entriesOf(lines: readonly string[]): DocEntry[] {
  const entries: { name: string; lines: string[] }[] = [];
  for (const line of lines) {
    const [, name, text = ''] = /^(\*{0,2}[\w.]+): (.*)$/.exec(line) ?? [];
    if (name) entries.push({ name, lines: [text] });
    else entries.at(-1)?.lines.push(line);
  }
  return entries.map(({ name, lines: parts }) => ({ name, text: joined(parts) }));
}
