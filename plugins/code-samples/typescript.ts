import { createTwoslasher, type TwoslashInstance, type TwoslashReturn } from 'twoslash';
import ts from 'typescript';
import { root, type DocsVersion } from '../shared/versions';
import { compilerOptions, environmentOf, type Environment } from './environments';
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
    const { code, sourceLines } = plainCode(sample);
    const suppressed = findSuppression(sample, code, sourceLines);
    if (suppressed) return { faults: [suppressed], hovers: [] };
    const environment = environmentOf({ code, file: sample.file });
    const twoslash = remember(twoslashers, environment, () =>
      createTwoslasher({ compilerOptions: compilerOptions(version, environment), vfsRoot: root, tsModule: ts }),
    );
    const name = `sample.${sample.lang === 'tsx' || sample.lang === 'jsx' ? 'tsx' : 'ts'}`;
    const preamble = siblings.map((file) => `// @filename: ${file.name}\n${file.code}\n`).join('');
    const result = twoslash(`${preamble}${preamble && '// ---cut---\n'}// @filename: ${name}\n${code}`, sample.lang, {
      // Faults are collected, not thrown one by one.
      handbookOptions: { noErrorValidation: true, keepNotations: false },
    });
    const shift = result.code.indexOf(code);
    return {
      faults: faultsOf(result, sample, version, name, sourceLines, lineCount(result.code.slice(0, Math.max(shift, 0)))),
      hovers: hoversOf(result, Math.max(shift, 0), code.length),
    };
  };
}

function remember<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

const lineCount = (text: string) => text.split('\n').length - 1;

function findSuppression(sample: Sample, code: string, sourceLines: readonly number[]): Fault | undefined {
  const index = code.split('\n').findIndex((line) => switchesOff.test(line));
  if (index < 0) return undefined;
  return {
    file: sample.file,
    line: sample.line + (sourceLines[index] ?? index),
    what: `The sample switches its check off: ${switchesOff.exec(code)?.[0]}.`,
    fix: 'Write code that compiles as it stands.',
  };
}

function faultsOf(
  result: TwoslashReturn,
  sample: Sample,
  version: DocsVersion,
  name: string,
  sourceLines: readonly number[],
  shift: number,
): Fault[] {
  return result.errors
    .filter((error) => !error.filename || error.filename.endsWith(name))
    .map((error) => ({
      file: sample.file,
      line: sample.line + (sourceLines[error.line - shift] ?? 0),
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
