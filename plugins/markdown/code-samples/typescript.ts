import { groupBy } from '../../shared/group-by';
import type { DocsVersion } from '../../shared/versions';
import { compile, type CompiledFile, type NameInfo } from './compiler';
import type { ExampleView } from './example-view';
import { filesOfSamples, type SampleFiles, type SampleText, type SampleToCheck } from './sample-files';
import type { Diagnostic } from '../../shared/diagnostics';

/** Type and description of one identifier, shown when readers point at it. */
export interface Hover {
  /** Offset of the identifier in the plain code. */
  readonly start: number;
  readonly length: number;
  /** The identifier's declaration, such as `const isCameraOn: boolean`. */
  readonly text: string;
  /** First sentence of the declaration's comment, if there is one. */
  readonly docs?: string;
}

/** Result of checking a sample. */
export interface CheckedSample {
  readonly diagnostics: readonly Diagnostic[];
  readonly hovers: readonly Hover[];
}

/** Matches code that would disable the check, which samples must not contain. */
const switchesOff = /@ts-(?:ignore|nocheck|expect-error)|@noErrors|@errors:|---cut---|\bas any\b/;

/**
 * Checks TypeScript samples against the declarations of a version.
 *
 * Samples that cannot affect each other are compiled as one program, because most of the time for a single sample is
 * spent on setup, such as creating a checker with the DOM types.
 *
 * @returns a result for each sample, in order.
 */
export async function checkSamples(version: DocsVersion, samples: readonly SampleToCheck[]): Promise<CheckedSample[]> {
  if (samples.length === 0) return [];
  const jobs = filesOfSamples(samples);
  const groups = [...groupBy(jobs, ({ environment, program }) => `${environment} ${program}`).values()];
  const compiled = await compile(
    version,
    groups.map((group) => ({
      environment: group[0]!.environment,
      files: new Map(group.flatMap(({ neighbors, roots }) => [...neighbors, ...roots])),
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
  if (suppressed) return { diagnostics: [suppressed], hovers: [] };
  const hovers = names.map(hoverOf);
  return {
    diagnostics: errors.map((error) => ({
      ...text.place(error.line),
      what: `The sample does not compile against Fishjam ${version.name}: ${error.text}`,
      fix: `Look the symbol up in ${version.sdksDir}, or correct the code.`,
    })),
    hovers: sample.example ? hoversInView(hovers, sample.example.view) : hovers,
  };
}

/** Maps hovers from the whole file to the displayed lines. */
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

function findSuppression({ code, place }: SampleText): Diagnostic | undefined {
  const index = code.split('\n').findIndex((line) => switchesOff.test(line));
  if (index < 0) return undefined;
  return {
    ...place(index),
    what: `The sample disables its check: ${switchesOff.exec(code)?.[0]}.`,
    fix: 'Write code that compiles without it.',
  };
}

/**
 * Maximum length of a declaration in a tooltip. Longer ones are truncated, so that the tooltip does not cover the page.
 */
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
 * Returns a member's declaration without the type arguments of its owner: `(property) Array.length: number`.
 *
 * The compiler writes `Array<T>.length` or `Array<string>.length`, whichever occurs first in a run, so two builds of
 * the same commit could differ.
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

/** Returns the position after the `>` that closes the `<` at a position; the `>` of an arrow closes nothing. */
function endOfArguments(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '<') depth += 1;
    else if (text[at] === '>' && text[at - 1] !== '=') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** Returns the first paragraph of a comment as one line, with links as plain text; empty if there are only tags. */
function firstSentence(docs: string): string {
  const paragraph = docs.split(/\n\s*\n/, 1)[0] ?? '';
  if (/^\*@\w/.test(paragraph)) return '';
  return paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
