import { createTwoslasher, type TwoslashInstance, type TwoslashReturn } from 'twoslash';
import ts from 'typescript';
import { root, type DocsVersion } from '../shared/versions';
import { compilerOptions, environmentOf, type Environment } from './environments';
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

/** Checks TypeScript samples of one version, one after the other. */
export type TypeScriptChecker = (sample: Sample, siblings?: readonly SiblingFile[]) => CheckedSample;

/** Comments that would switch the check off; a page must not have them. */
const switchesOff = /@ts-(?:ignore|nocheck|expect-error)|@noErrors|@errors:|---cut|\bas any\b/;

/**
 * Makes a checker whose compiler stays warm between samples.
 *
 * @param version - the version whose declarations the samples are checked against.
 */
export function createTypeScriptChecker(version: DocsVersion): TypeScriptChecker {
  const twoslashers = new Map<Environment, TwoslashInstance>();
  return (sample, siblings = []) => {
    const program = programOf(sample);
    const suppressed = findSuppression(program);
    if (suppressed) return { faults: [suppressed], hovers: [] };
    const { code, name } = program;
    const environment = environmentOf({ code, file: sample.file });
    const twoslash = remember(twoslashers, environment, () =>
      createTwoslasher({ compilerOptions: compilerOptions(version, environment), vfsRoot: root, tsModule: ts }),
    );
    const preamble = siblings.map((file) => `// @filename: ${file.name}\n${file.code}\n`).join('');
    const result = twoslash(`${preamble}${preamble && '// ---cut---\n'}// @filename: ${name}\n${code}`, sample.lang, {
      // Faults are collected, not thrown one by one.
      handbookOptions: { noErrorValidation: true, keepNotations: false },
    });
    const shift = Math.max(result.code.indexOf(code), 0);
    const faults = faultsOf(result, program, version, lineCount(result.code.slice(0, shift)));
    const hovers = hoversOf(result, shift, code.length);
    return { faults, hovers: sample.example ? hoversInView(hovers, sample.example.view) : hovers };
  };
}

/** What is compiled for a sample: itself, or the whole file that it is a part of. */
interface Program {
  /** Name of the file for the compiler: relative imports start from it. */
  readonly name: string;
  readonly code: string;
  /** The place that a line of the code, counted from 0, was written at. */
  readonly place: (line: number) => Pick<Fault, 'file' | 'line'>;
}

function programOf(sample: Sample): Program {
  const { example } = sample;
  if (example) {
    const { whole, sourceLines } = example.view;
    const place = (line: number) => ({ file: example.file, line: (sourceLines[line] ?? 0) + 1 });
    // Not the file's own name: twoslash leaves an empty file behind, which would hide it from its neighbours.
    return { name: example.file.replace(/(\.\w+)$/, '.sample$1'), code: whole, place };
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

function remember<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

const lineCount = (text: string) => text.split('\n').length - 1;

function findSuppression({ code, place }: Program): Fault | undefined {
  const index = code.split('\n').findIndex((line) => switchesOff.test(line));
  if (index < 0) return undefined;
  return {
    ...place(index),
    what: `The sample switches its check off: ${switchesOff.exec(code)?.[0]}.`,
    fix: 'Write code that compiles as it stands.',
  };
}

function faultsOf(result: TwoslashReturn, { name, place }: Program, version: DocsVersion, shift: number): Fault[] {
  return result.errors
    .filter((error) => !error.filename || error.filename.endsWith(name))
    .map((error) => ({
      ...place(error.line - shift),
      what: `The sample does not compile against Fishjam ${version.name}: ${error.text}`,
      fix: `Look the symbol up in ${version.sdksDir}, or correct the code.`,
    }));
}

/** Longer declarations than this are cut: a popup that covers the page helps nobody. */
const longestHover = 600;

function hoversOf(result: TwoslashReturn, shift: number, length: number): Hover[] {
  return result.hovers
    .filter((node) => node.start >= shift && node.start < shift + length)
    .map((node) => {
      const docs = node.docs ? firstSentence(node.docs) : undefined;
      const { text } = node;
      return {
        start: node.start - shift,
        length: node.length,
        text: text.length > longestHover ? `${text.slice(0, longestHover)} …` : text,
        ...(docs && { docs }),
      };
    });
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
