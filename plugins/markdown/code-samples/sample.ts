import type { ExampleView } from './example-view';
import { metaValue } from './meta-value';

/** A piece of code on a page, as its author wrote it. */
export interface Sample {
  /** File that contains it, relative to the project root. */
  readonly file: string;
  /** Line in that file on which the code starts, counted from 1. */
  readonly line: number;
  /** Language of the fence, such as `tsx`. */
  readonly lang: string;
  /** Text after the language on the fence's line, such as `title="src/App.tsx"`. */
  readonly meta: string;
  /** The code, including diff marks. */
  readonly code: string;
  /** Source of the code if it is part of an example project. */
  readonly example?: {
    /** The file, relative to the project root. */
    readonly file: string;
    readonly view: ExampleView;
  };
}

/** Reads `title="…"` from the meta of a fence. */
export function titleOf({ meta }: Pick<Sample, 'meta'>): string | undefined {
  return metaValue(meta, 'title');
}

/** Whether the meta of a fence contains a word, such as `signature`. */
export function hasFlag({ meta }: Pick<Sample, 'meta'>, flag: string): boolean {
  return meta
    .replaceAll(/\S+="[^"]*"/g, '')
    .split(/\s+/)
    .includes(flag);
}

/** Languages that the TypeScript compiler checks. */
const typescriptLanguages: ReadonlySet<string> = new Set(['ts', 'tsx', 'typescript', 'js', 'jsx', 'javascript']);

/**
 * Whether the TypeScript compiler checks a sample. Signatures are declarations rather than programs, and `generated`
 * samples come from the declarations themselves, or from an older version, against which the compiler has checked them.
 */
export function isTypeScript(sample: Sample): boolean {
  return typescriptLanguages.has(sample.lang) && !hasFlag(sample, 'signature') && !hasFlag(sample, 'generated');
}

/** Whether a sample is Python. */
export function isPython({ lang }: Pick<Sample, 'lang'>): boolean {
  return lang === 'python' || lang === 'py';
}

/** Matches a mark at the end of a line: `// [!code ++]`, `# [!code ++]`, or the same in a comment of JSX, CSS or HTML. */
const mark = (names: string) =>
  new RegExp(String.raw`\s*(?://|#|\{?/\*|<!--)\s*\[!code (?:${names})\]\s*(?:\*/\}?|-->)?\s*$`);
const removedLine = mark('--');
const lineMark = mark(String.raw`\+\+|highlight`);

/** A sample without its marks, as it is copied and checked. */
export interface PlainCode {
  /** The code without removed lines and marks. */
  readonly code: string;
  /** For each line of `code`, its line in the sample as written, both counted from 0. */
  readonly sourceLines: readonly number[];
}

/** Removes the lines marked `[!code --]` and all other marks from a sample. */
export function plainCode({ code }: Pick<Sample, 'code'>): PlainCode {
  const kept = code
    .split('\n')
    .map((text, index) => ({ text: text.replace(lineMark, ''), index, removed: removedLine.test(text) }))
    .filter(({ removed }) => !removed);
  return { code: kept.map(({ text }) => text).join('\n'), sourceLines: kept.map(({ index }) => index) };
}
