import { groupBy } from '../shared/group-by';
import type { DocsVersion } from '../shared/versions';
import { compile, type CompiledFile, type NameInfo } from './compiler';
import type { ExampleView } from './example-view';
import type { Sample } from './sample';
import { filesOfSamples, type SampleFiles, type SampleText } from './sample-files';
import type { Fault } from '../shared/faults';

/** Types and words of one identifier of a sample, shown when a reader points at it. */
export interface Hover {
  /** Offset of the identifier in the plain code. */
  readonly start: number;
  readonly length: number;
  /** The identifier's declaration, such as `const isCameraOn: boolean`. */
  readonly text: string;
  /** First sentence of its comment, if it has one. */
  readonly docs?: string;
}

/** What checking a sample found. */
export interface CheckedSample {
  readonly faults: readonly Fault[];
  readonly hovers: readonly Hover[];
}

/** A file that a sample may import by a relative path: another titled sample of the same page. */
export interface SiblingFile {
  readonly name: string;
  readonly code: string;
}

/** A sample, and the files that it may import. */
export interface SampleToCheck {
  readonly sample: Sample;
  readonly siblings: readonly SiblingFile[];
}

/** Comments that would switch the check off; a page must not have them. */
const switchesOff = /@ts-(?:ignore|nocheck|expect-error)|@noErrors|@errors:|---cut---|\bas any\b/;

/**
 * Checks TypeScript samples against the declarations of a version.
 *
 * Samples that cannot disturb each other are compiled as one program: most of the time that a sample alone would take is
 * the same for all, such as making a checker that knows the DOM.
 *
 * @returns a result for each sample, in their order.
 */
export async function checkSamples(version: DocsVersion, samples: readonly SampleToCheck[]): Promise<CheckedSample[]> {
  if (samples.length === 0) return [];
  const jobs = filesOfSamples(samples);
  const groups = [...groupBy(jobs, ({ environment, company }) => `${environment} ${company}`).values()];
  const compiled = await compile(
    version,
    groups.map((group) => ({
      environment: group[0]!.environment,
      files: new Map(group.flatMap(({ neighbours, roots }) => [...neighbours, ...roots])),
      roots: [...new Set(group.flatMap(({ roots }) => [...roots.keys()]))].filter((name) => /\.[cm]?tsx?$/.test(name)),
      wanted: [...new Set(group.map(({ main }) => main))],
      names: true,
    })),
  );
  const results = new Map(
    groups.flatMap((group, index) =>
      group.map((job) => [job, resultOf(job, compiled[index]!.get(job.main)!, version)] as const),
    ),
  );
  return jobs.map((job) => results.get(job)!);
}

function resultOf({ sample, text }: SampleFiles, { errors, names }: CompiledFile, version: DocsVersion): CheckedSample {
  const suppressed = findSuppression(text);
  if (suppressed) return { faults: [suppressed], hovers: [] };
  const hovers = names.map(hoverOf);
  return {
    faults: errors.map((error) => ({
      ...text.place(error.line),
      what: `The sample does not compile against Fishjam ${version.name}: ${error.text}`,
      fix: `Look the symbol up in ${version.sdksDir}, or correct the code.`,
    })),
    hovers: sample.example ? hoversInView(hovers, sample.example.view) : hovers,
  };
}

/** Moves hovers from the whole file to the lines of it that are shown. */
function hoversInView(hovers: readonly Hover[], { whole, lines, indent }: ExampleView): Hover[] {
  const texts = whole.split('\n');
  const shownAt = new Map<number, number>();
  let offset = 0;
  for (const line of lines) {
    shownAt.set(line, offset);
    offset += Math.max((texts[line] ?? '').length - indent, 0) + 1;
  }
  return hovers.flatMap((hover) => {
    const before = whole.slice(0, hover.start).split('\n');
    const start = shownAt.get(before.length - 1);
    return start === undefined ? [] : [{ ...hover, start: start + (before.at(-1)?.length ?? 0) - indent }];
  });
}

function findSuppression({ code, place }: SampleText): Fault | undefined {
  const index = code.split('\n').findIndex((line) => switchesOff.test(line));
  if (index < 0) return undefined;
  return {
    ...place(index),
    what: `The sample switches its check off: ${switchesOff.exec(code)?.[0]}.`,
    fix: 'Write code that compiles as it stands.',
  };
}

/** Longer declarations than this are cut: a popup that covers the page helps nobody. */
const longestHover = 600;

function hoverOf({ start, length, text, docs }: NameInfo): Hover {
  const sentence = firstSentence(docs);
  const declaration = withPlainOwner(text);
  return {
    start,
    length,
    text: declaration.length > longestHover ? `${declaration.slice(0, longestHover)} …` : declaration,
    ...(sentence && { docs: sentence }),
  };
}

/**
 * A member's declaration without the type arguments of what it belongs to: `(property) Array.length: number`.
 *
 * The compiler writes `Array<T>.length` or `Array<string>.length`, whichever it has met first in a run: then two builds
 * of one tree would differ.
 */
function withPlainOwner(declaration: string): string {
  const [, kind = '', rest = ''] = /^(\((?:property|method|getter|setter|accessor)\) )(.*)$/s.exec(declaration) ?? [];
  if (!kind) return declaration;
  let owner = '';
  let at = 0;
  for (;;) {
    const name = /^[\w$.]+/.exec(rest.slice(at))?.[0] ?? '';
    const end = at + name.length;
    const after = rest[end] === '<' ? endOfArguments(rest, end) : end;
    owner += name;
    // Type arguments of the member itself are kept.
    if (after === end || rest[after] !== '.') return kind + owner + rest.slice(end);
    at = after;
  }
}

/** The place behind the `>` that closes the `<` at a place; the `>` of an arrow closes nothing. */
function endOfArguments(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '<') depth += 1;
    else if (text[at] === '>' && text[at - 1] !== '=') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** The first paragraph of a comment as one line, with its links as plain words; empty when only tags follow. */
function firstSentence(docs: string): string {
  const paragraph = docs.split(/\n\s*\n/, 1)[0] ?? '';
  if (/^\*@\w/.test(paragraph)) return '';
  return paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
