import type { Fault } from '../shared/faults';
import { companyOf } from './company';
import { environmentOf, type Environment } from './environments';
import { filesOfProject, projectOf } from './example-files';
import { plainCode, type Sample } from './sample';
import type { SampleToCheck } from './typescript';

/**
 * Tells as which files samples are compiled, and linted: each has names of its own, so that all of them fit into one
 * program. Parts of the same file at the same step of a tutorial are one file.
 *
 * @returns the files of each sample, in their order.
 */
export function filesOfSamples(samples: readonly SampleToCheck[]): SampleFiles[] {
  const projects = new Map(projectsOf(samples).map((project) => [project, filesOfProject(project)]));
  return samples.map((each, index) => filesOf(each, firstLike(each, samples) ?? index, projects));
}

const projectsOf = (samples: readonly SampleToCheck[]): string[] => [
  ...new Set(samples.flatMap(({ sample: { example } }) => (example ? [projectOf(example.file)] : []))),
];

/** The place of the first sample that is compiled as the same file: pages show parts of one example. */
function firstLike({ sample }: SampleToCheck, samples: readonly SampleToCheck[]): number | undefined {
  const { example } = sample;
  if (!example) return undefined;
  return samples.findIndex(
    ({ sample: other }) => other.example?.file === example.file && other.example.view.whole === example.view.whole,
  );
}

/** A sample as files: its own, and those that it may import. */
export interface SampleFiles {
  readonly sample: Sample;
  readonly text: SampleText;
  readonly environment: Environment;
  /** What has to be the same for samples to be compiled together. */
  readonly company: string;
  /** The file of the sample itself. */
  readonly main: string;
  /** It, and the files given with it. */
  readonly roots: ReadonlyMap<string, string>;
  /** Other files that they may import. */
  readonly neighbours: ReadonlyMap<string, string>;
}

function filesOf(
  { sample, siblings }: SampleToCheck,
  id: number,
  projects: ReadonlyMap<string, ReadonlyMap<string, string>>,
): SampleFiles {
  const text = textOf(sample, id);
  const { code, name } = text;
  // Each sample of a page gets a folder, so that they do not meet.
  const at = (file: string) => (sample.example ? file : `sample-${id}/${file}`);
  const roots = new Map([...siblings.map((file) => [at(file.name), file.code] as const), [at(name), code]]);
  const environment = environmentOf({ code, file: sample.file });
  const file = sample.example?.file;
  const project = file === undefined ? undefined : projects.get(projectOf(file));
  const example = file !== undefined && project ? { file, project } : undefined;
  const company = companyOf(environment, [...roots.values()], example) ?? `alone ${id}`;
  const neighbours = project ?? new Map<string, string>();
  return { sample, text, environment, company, main: at(name), roots, neighbours };
}

/** What is compiled for a sample: itself, or the whole file that it is a part of. */
export interface SampleText {
  /** Name of the file for the compiler: relative imports start from it. */
  readonly name: string;
  readonly code: string;
  /** The place that a line of the code, counted from 0, was written at. */
  readonly place: (line: number) => Pick<Fault, 'file' | 'line'>;
}

function textOf(sample: Sample, id: number): SampleText {
  const { example } = sample;
  if (example) {
    const { whole, sourceLines } = example.view;
    const place = (line: number) => ({ file: example.file, line: (sourceLines[line] ?? 0) + 1 });
    // Not the file's own name: its neighbours import it as it is at the end, and it may be compiled at several steps.
    return { name: example.file.replace(/(\.\w+)$/, `.sample-${id}$1`), code: whole, place };
  }
  const { code, sourceLines } = plainCode(sample);
  const place = (line: number) => ({ file: sample.file, line: sample.line + (sourceLines[line] ?? line) });
  return { name: `sample.${sample.lang === 'tsx' || sample.lang === 'jsx' ? 'tsx' : 'ts'}`, code, place };
}
