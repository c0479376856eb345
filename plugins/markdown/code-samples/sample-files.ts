import type { Diagnostic } from '../../shared/diagnostics';
import { programKey } from './program-key';
import { environmentOf, type Environment } from './environments';
import { filesOfProject, projectOf } from './example-files';
import { plainCode, type Sample } from './sample';

/** A file that a sample may import by a relative path: another titled sample on the same page. */
export interface SiblingFile {
  readonly name: string;
  readonly code: string;
}

/** A sample, and the files that it may import. */
export interface SampleToCheck {
  readonly sample: Sample;
  readonly siblings: readonly SiblingFile[];
}

/**
 * Assigns file names to samples for compiling and linting.
 *
 * The names are unique, so that all samples fit into one program. Parts of the same file at the same step of a
 * tutorial share one file.
 *
 * @returns the files of each sample, in order.
 */
export function filesOfSamples(samples: readonly SampleToCheck[]): SampleFiles[] {
  const projects = new Map(projectsOf(samples).map((project) => [project, filesOfProject(project)]));
  return samples.map((each, index) => filesOf(each, firstLike(each, samples) ?? index, projects));
}

const projectsOf = (samples: readonly SampleToCheck[]): string[] => [
  ...new Set(samples.flatMap(({ sample: { example } }) => (example ? [projectOf(example.file)] : []))),
];

/**
 * Returns the index of the first sample that is compiled as the same file. Pages can show several parts of one example.
 */
function firstLike({ sample }: SampleToCheck, samples: readonly SampleToCheck[]): number | undefined {
  const { example } = sample;
  if (!example) return undefined;
  return samples.findIndex(
    ({ sample: other }) => other.example?.file === example.file && other.example.view.whole === example.view.whole,
  );
}

/** Files for compiling a sample: the sample's own file, and the files that it may import. */
export interface SampleFiles {
  readonly sample: Sample;
  readonly text: SampleText;
  readonly environment: Environment;
  /** Key that samples share if they may be compiled together. */
  readonly program: string;
  /** Name of the sample's own file. */
  readonly main: string;
  /** The sample's own file, and its siblings. */
  readonly roots: ReadonlyMap<string, string>;
  /** Other files that the `roots` may import. */
  readonly neighbors: ReadonlyMap<string, string>;
}

function filesOf(
  { sample, siblings }: SampleToCheck,
  id: number,
  projects: ReadonlyMap<string, ReadonlyMap<string, string>>,
): SampleFiles {
  const text = textOf(sample, id);
  const { code, name } = text;
  // Each sample on a page has its own folder to avoid name conflicts.
  const at = (file: string) => (sample.example ? file : `sample-${id}/${file}`);
  const roots = new Map([...siblings.map((file) => [at(file.name), file.code] as const), [at(name), code]]);
  const environment = environmentOf({ code, file: sample.file });
  const file = sample.example?.file;
  const project = file === undefined ? undefined : projects.get(projectOf(file));
  const example = file !== undefined && project ? { file, project } : undefined;
  const program = programKey(environment, [...roots.values()], example) ?? `alone ${id}`;
  const neighbors = project ?? new Map<string, string>();
  return { sample, text, environment, program, main: at(name), roots, neighbors };
}

/** Compiled text of a sample: the sample itself, or the whole file that contains it. */
export interface SampleText {
  /** File name for the compiler, from which relative imports resolve. */
  readonly name: string;
  readonly code: string;
  /** Returns the source position of a line of the code, counted from 0. */
  readonly place: (line: number) => Pick<Diagnostic, 'file' | 'line'>;
}

function textOf(sample: Sample, id: number): SampleText {
  const { example } = sample;
  if (example) {
    const { whole, sourceLines } = example.view;
    const place = (line: number) => ({ file: example.file, line: (sourceLines[line] ?? 0) + 1 });
    // The name differs from the file's own name, because other files import the file's final state, and the file may be
    // compiled at several steps.
    return { name: example.file.replace(/(\.\w+)$/, `.sample-${id}$1`), code: whole, place };
  }
  const { code, sourceLines } = plainCode(sample);
  const place = (line: number) => ({ file: sample.file, line: sample.line + (sourceLines[line] ?? line) });
  return { name: `sample.${sample.lang === 'tsx' || sample.lang === 'jsx' ? 'tsx' : 'ts'}`, code, place };
}
