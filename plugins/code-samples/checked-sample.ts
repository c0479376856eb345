import { hashFolder, hashOf, hashOfPackages, openCache } from '../shared/cache';
import type { DocsVersion } from '../shared/versions';
import { projectOf } from './example-files';
import { environmentOf, type Environment } from './environments';
import { isTypeScript, plainCode, type Sample } from './sample';
import { siblingsOf } from './siblings';
import { checkSamples, type CheckedSample, type SampleToCheck } from './typescript';
import type { Fault } from '../shared/faults';

const folderOf: Readonly<Record<Environment, string>> = { browser: 'web', 'react-native': 'mobile', node: 'server' };

const hashes = new Map<string, string>();

/**
 * Checks those samples of a page that are TypeScript; each may import the others by their titles.
 *
 * @param page - all samples of the page, in their order.
 */
export function checkTypeScript(version: DocsVersion, page: readonly Sample[]): Map<Sample, CheckedSample> {
  const samples = page.flatMap((sample, index) =>
    isTypeScript(sample) ? [{ sample, siblings: siblingsOf(page, index) }] : [],
  );
  return new Map(checkTogether(version, samples).map((result, index) => [samples[index]!.sample, result]));
}

/**
 * Checks samples, or takes the results of an earlier run for the same code, environments and declarations.
 *
 * What belongs together, such as the samples of a page, is checked and kept together: samples in one program save time,
 * and the texts of types may depend on what the compiler has seen before. So they depend on the page alone, and not on
 * what else has changed.
 *
 * @returns a result for each sample, in their order. The places of faults are those of this page, wherever the same
 *   samples were seen first; for a part of an example, those in the example.
 */
export function checkTogether(version: DocsVersion, samples: readonly SampleToCheck[]): CheckedSample[] {
  if (samples.length === 0) return [];
  const cache = openCache<CheckedSample[]>('samples');
  const key = hashOf(checkerHash(), ...samples.map((each) => keyOf(version, each)));
  const known = cache.get(key);
  const checked =
    known ??
    checkSamples(
      version,
      samples.map(({ sample, siblings }) => ({ sample: { ...sample, line: 0 }, siblings })),
    );
  if (!known) cache.set(key, checked);
  return samples.map(({ sample }, index) => {
    const { faults, hovers } = checked[index]!;
    if (sample.example) return { faults, hovers };
    const place = ({ line = 0 }: Fault) => ({ file: sample.file, line: sample.line + line });
    return { hovers, faults: faults.map((fault) => ({ ...fault, ...place(fault) })) };
  });
}

/** What a result is made with: this plugin, the compiler, and the types of what samples import. */
function checkerHash(): string {
  return hashOf(hashOfFolder('plugins/code-samples'), hashOfPackages());
}

function keyOf(version: DocsVersion, { sample, siblings }: SampleToCheck): string {
  const code = sample.example?.view.whole ?? plainCode(sample).code;
  const environment = environmentOf({ code, file: sample.file });
  return hashOf(
    version.name,
    environment,
    hashOfFolder(`${version.sdksDir}/${folderOf[environment]}`),
    sample.lang,
    code,
    // The same code has other places on another page, and other neighbours in another project.
    sample.code,
    ...(sample.example ? [sample.example.file, hashOfFolder(projectOf(sample.example.file))] : []),
    ...siblings.flatMap(({ name, code }) => [name, code]),
  );
}

function hashOfFolder(folder: string): string {
  const known = hashes.get(folder);
  if (known) return known;
  const hash = hashFolder(folder, (name) => !name.includes('node_modules'));
  hashes.set(folder, hash);
  return hash;
}
