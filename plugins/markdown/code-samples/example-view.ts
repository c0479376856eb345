import { metaValue } from './meta-value';

/** Part of an example file that a fence shows. */
export interface ExampleReference {
  /** Path below the version's examples, such as `react-quick-start/src/App.tsx`. */
  readonly path: string;
  /** Step of the tutorial after which the file is shown. */
  readonly step?: number;
  /** Region to which the shown lines are limited. */
  readonly region?: string;
}

/** A file of an example as one fence shows it. */
export interface ExampleView {
  /** The whole file at the requested step, without region comments, as it is compiled. */
  readonly whole: string;
  /** For each line of `whole`, its line in the file, both counted from 0. */
  readonly sourceLines: readonly number[];
  /** The lines of `whole` that are shown. */
  readonly lines: readonly number[];
  /** Number of columns by which all shown lines are dedented. */
  readonly indent: number;
  /** The lines to show, with a mark at the end of each line that the step adds. */
  readonly code: string;
}

/**
 * Reads `file="…" step="3" region="join"` from the meta of a fence.
 *
 * @returns undefined if the fence contains its own code.
 */
export function exampleReference(meta: string): ExampleReference | undefined {
  const path = metaValue(meta, 'file');
  const step = metaValue(meta, 'step');
  const region = metaValue(meta, 'region');
  return path ? { path, ...(step && { step: Number(step) }), ...(region && { region }) } : undefined;
}

interface Line {
  readonly text: string;
  readonly index: number;
  /** The regions that contain the line, outermost first. */
  readonly regions: readonly Region[];
}

interface Region {
  readonly name: string;
  /** Wraps a mark in a comment like the one that starts the region. */
  readonly comment: (text: string) => string;
}

const marker = /^\s*(?<open>\/\/|#|\{?\/\*|<!--)\s*#?(?<kind>region|endregion)\b\s*(?<name>[\w-]*)/;

const comments: Readonly<Record<string, Region['comment']>> = {
  '//': (text) => `// ${text}`,
  '#': (text) => `# ${text}`,
  '{/*': (text) => `{/* ${text} */}`,
  '/*': (text) => `/* ${text} */`,
  '<!--': (text) => `<!-- ${text} -->`,
};

/**
 * Extracts the requested part of a file.
 *
 * Files mark regions as editors do: `// #region join` to `// #endregion`, `# region join` in Python, and the same in
 * comments of JSX, CSS and HTML. A region named `step-N` is included in step N of its tutorial and in all later steps.
 *
 * @throws Error when a region is not closed, or the file has no region with that name or no code in that step; the message
 *   contains the name or the step.
 */
export function viewOf(source: string, { step, region }: ExampleReference): ExampleView {
  const kept = readLines(source).filter(({ regions }) =>
    regions.every(({ name }) => (stepOf(name) ?? 0) <= (step ?? Infinity)),
  );
  const first = kept.findIndex(({ text }) => text.trim() !== '');
  const whole = tidyBlankLines(kept.slice(Math.max(first, 0)));
  const shown = whole.flatMap((line, index) =>
    region === undefined || line.regions.some(({ name }) => name === region) ? [index] : [],
  );
  if (region !== undefined && shown.length === 0) throw new Error(`The file has no region "${region}".`);
  const lines = trimBlank(shown, whole);
  if (step !== undefined && lines.length === 0) throw new Error(`The file has no code in step ${step}.`);
  const indents = lines.map((index) => whole[index]?.text ?? '').filter((text) => text.trim() !== '');
  const indent = Math.min(...indents.map((text) => text.length - text.trimStart().length));
  return {
    whole: whole.map(({ text }) => text).join('\n'),
    sourceLines: whole.map(({ index }) => index),
    lines,
    indent,
    code: withMarks(
      lines.flatMap((index) => whole[index] ?? []),
      indent,
      step,
    ),
  };
}

function readLines(source: string): Line[] {
  const open: Region[] = [];
  const lines: Line[] = [];
  source
    .trimEnd()
    .split('\n')
    .forEach((text, index) => {
      const match = marker.exec(text)?.groups;
      if (match?.['kind'] === 'region') {
        open.push({ name: match['name'] ?? '', comment: comments[match['open'] ?? '//'] ?? String });
      } else if (match) {
        if (!open.pop()) throw new Error(`Line ${index + 1} closes a region that is not open.`);
      } else {
        lines.push({ text, index, regions: [...open] });
      }
    });
  const left = open.at(-1);
  if (left) throw new Error(`The region "${left.name}" is not closed.`);
  return lines;
}

const stepOf = (name: string): number | undefined => {
  const digits = /^step-(\d+)$/.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/**
 * Removes blank lines that formatters do not allow. A removed region can leave two in a row, or one after an opening
 * bracket.
 */
function tidyBlankLines(lines: readonly Line[]): Line[] {
  return lines.filter(({ text, index }, position) => {
    const previous = lines[position - 1];
    if (text.trim() !== '' || !previous || previous.index === index - 1) return true;
    return previous.text.trim() !== '' && !/[({[]$/.test(previous.text);
  });
}

function trimBlank(lines: readonly number[], whole: readonly Line[]): number[] {
  const isText = (index: number) => whole[index]?.text.trim() !== '';
  const first = lines.findIndex(isText);
  return lines.slice(Math.max(first, 0), lines.findLastIndex(isText) + 1);
}

function withMarks(lines: readonly Line[], indent: number, step: number | undefined): string {
  const addedIn = ({ regions }: Line) => regions.find(({ name }) => step !== undefined && stepOf(name) === step);
  // A file that is new in this step has no earlier lines to distinguish from the added ones.
  const hasOlder = lines.some((line) => line.text.trim() !== '' && !addedIn(line));
  return lines
    .map((line) => {
      const text = line.text.slice(indent);
      const added = addedIn(line);
      return hasOlder && added && text.trim() !== '' ? `${text} ${added.comment('[!code ++]')}` : text;
    })
    .join('\n');
}
