import path from 'node:path';
import { groupBy } from '../shared/group-by';
import { root, type DocsVersion } from '../shared/versions';
import { compilerFor, type NameInfo, type Program, type VirtualFiles } from './compiler';
import { companyOf } from './company';
import { environmentOf, type Environment } from './environments';
import type { ExampleView } from './example-view';
import { plainCode, type Sample } from './sample';
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
export function checkSamples(version: DocsVersion, samples: readonly SampleToCheck[]): CheckedSample[] {
  const jobs = samples.map(jobFor);
  const results = new Map<Job, CheckedSample>();
  for (const group of groupBy(jobs, ({ environment, company }) => `${environment} ${company}`).values()) {
    const compile = compilerFor(version, group[0]!.environment);
    const files = new Map(group.flatMap((job) => [...job.files]));
    const compiled = compile(
      files,
      group.map(({ main }) => main),
    );
    for (const job of group) results.set(job, resultOf(job, compiled, version));
  }
  return jobs.map((job) => results.get(job)!);
}

/** A sample on its way through the compiler. */
interface Job {
  readonly sample: Sample;
  readonly text: SampleText;
  readonly environment: Environment;
  /** What has to be the same for samples to be compiled together. */
  readonly company: string;
  readonly files: VirtualFiles;
  /** The file of the sample itself. */
  readonly main: string;
}

function jobFor({ sample, siblings }: SampleToCheck, index: number): Job {
  const text = textOf(sample, index);
  const { code, name } = text;
  // The files of a page are nowhere on the disk: each sample gets a folder, so that they do not meet.
  const folder = sample.example ? root : path.join(root, `sample-${index}`);
  const main = path.join(folder, name);
  const files = new Map([...siblings.map((file) => [path.join(folder, file.name), file.code] as const), [main, code]]);
  const environment = environmentOf({ code, file: sample.file });
  const company = companyOf(environment, [...files.values()], sample.example?.file) ?? `alone ${index}`;
  return { sample, text, environment, company, files, main };
}

function resultOf({ sample, text, main }: Job, program: Program, version: DocsVersion): CheckedSample {
  const suppressed = findSuppression(text);
  if (suppressed) return { faults: [suppressed], hovers: [] };
  const hovers = program.namesIn(main).map(hoverOf);
  return {
    faults: (program.errors.get(main) ?? []).map((error) => ({
      ...text.place(error.line),
      what: `The sample does not compile against Fishjam ${version.name}: ${error.text}`,
      fix: `Look the symbol up in ${version.sdksDir}, or correct the code.`,
    })),
    hovers: sample.example ? hoversInView(hovers, sample.example.view) : hovers,
  };
}

/** What is compiled for a sample: itself, or the whole file that it is a part of. */
interface SampleText {
  /** Name of the file for the compiler: relative imports start from it. */
  readonly name: string;
  readonly code: string;
  /** The place that a line of the code, counted from 0, was written at. */
  readonly place: (line: number) => Pick<Fault, 'file' | 'line'>;
}

function textOf(sample: Sample, index: number): SampleText {
  const { example } = sample;
  if (example) {
    const { whole, sourceLines } = example.view;
    const place = (line: number) => ({ file: example.file, line: (sourceLines[line] ?? 0) + 1 });
    // Not the file's own name: its neighbours import it as it is at the end, and it may be compiled at several steps.
    return { name: example.file.replace(/(\.\w+)$/, `.sample-${index}$1`), code: whole, place };
  }
  const { code, sourceLines } = plainCode(sample);
  const place = (line: number) => ({ file: sample.file, line: sample.line + (sourceLines[line] ?? line) });
  return { name: `sample.${sample.lang === 'tsx' || sample.lang === 'jsx' ? 'tsx' : 'ts'}`, code, place };
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
  return {
    start,
    length,
    text: text.length > longestHover ? `${text.slice(0, longestHover)} …` : text,
    ...(sentence && { docs: sentence }),
  };
}

/** The first paragraph of a comment as one line, with its links as plain words. */
function firstSentence(docs: string): string {
  const paragraph = docs.split(/\n\s*\n/, 1)[0] ?? '';
  return paragraph
    .replaceAll(
      /\{@link(?:code)? ([^}|\s]+)(?:[\s|]+([^}]+))?\}/g,
      (_, target: string, label?: string) => label ?? target,
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}
