import path from 'node:path';
import { packageNames } from '../api-reference/packages';
import { sdks, type Sdk } from '../api-reference/purposes';
import { inBatches } from '../shared/batches';
import { hashFolder, hashOf, hashOfPackages, openCache } from '../shared/cache';
import { remember } from '../shared/remember';
import type { DocsVersion } from '../shared/versions';
import { filesOfProject, projectOf } from './example-files';
import { environmentOf, type Environment } from './environments';
import { isTypeScript, plainCode, type Sample } from './sample';
import { siblingsOf } from './siblings';
import type { CheckedSample, SampleToCheck } from './typescript';
import type { Fault } from '../shared/faults';

const sdkOf: Readonly<Record<Environment, Sdk>> = { browser: 'web', 'react-native': 'mobile', node: 'server' };

/**
 * Those samples of a page that are TypeScript; each may import the others by their titles.
 *
 * @param page - all samples of the page, in their order.
 */
export function typeScriptOf(page: readonly Sample[]): SampleToCheck[] {
  return page.flatMap((sample, index) => (isTypeScript(sample) ? [{ sample, siblings: siblingsOf(page, index) }] : []));
}

/**
 * Checks samples, or takes the results of an earlier run for the same code, environments and declarations.
 *
 * All that are new are compiled together, because most of the time that one takes is the same for all: ask for many at
 * once. What comes of a sample does not depend on the others. Only what has no fault is kept, because a fault names the
 * version; the result is that of every version with the same declarations.
 *
 * @returns a result for each sample, in their order. The places of faults are those of this page, wherever the same
 *   sample was seen first; for a part of an example, those in the example.
 */
export async function checkTypeScript(
  version: DocsVersion,
  samples: readonly SampleToCheck[],
): Promise<Map<Sample, CheckedSample>> {
  const cache = openCache<CheckedSample>('samples');
  const keys = samples.map((each) => hashOf(checkerHash(), keyOfSample(version, each)));
  const results = new Map(keys.map((key) => [key, cache.get(key)]));
  const unknown = new Map(samples.flatMap((each, index) => (results.get(keys[index]!) ? [] : [[keys[index]!, each]])));
  const checked = await checkTogether(
    version,
    [...unknown.values()].map(({ sample, siblings }) => ({ sample: { ...sample, line: 0 }, siblings })),
  );
  [...unknown.keys()].forEach((key, index) => {
    results.set(key, checked[index]);
    if (checked[index]!.faults.length === 0) cache.set(key, checked[index]!);
  });
  return new Map(samples.map(({ sample }, index) => [sample, placed(results.get(keys[index]!)!, sample)]));
}

/**
 * The bundler asks page by page, for all pages at once: each would start a compiler of its own. It is loaded when it is
 * wanted: TypeScript alone takes 50 MB, and mostly all results are there.
 */
const checkTogether = inBatches(
  async (version: DocsVersion, samples: readonly SampleToCheck[]) =>
    (await import('./typescript')).checkSamples(version, samples),
  ({ name, sdksDir }) => `${name} ${sdksDir}`,
);

/** The same sample may stand elsewhere too. */
function placed({ faults, hovers }: CheckedSample, sample: Sample): CheckedSample {
  if (sample.example) return { faults, hovers };
  const place = ({ line = 0 }: Fault) => ({ file: sample.file, line: sample.line + line });
  return { hovers, faults: faults.map((fault) => ({ ...fault, ...place(fault) })) };
}

/** What a result is made with: this plugin, the compiler, and the types of what samples import. */
function checkerHash(): string {
  return hashOf(hashOfFolder('plugins/code-samples'), hashOfPackages());
}

/** A hash of what a sample says, of what it may import, and of the SDKs that it uses. */
export function keyOfSample(version: DocsVersion, { sample, siblings }: SampleToCheck): string {
  const code = sample.example?.view.whole ?? plainCode(sample).code;
  const environment = environmentOf({ code, file: sample.file });
  const project = sample.example && projectOf(sample.example.file);
  const texts = [code, ...siblings.map((each) => each.code), project ? textOfProject(project) : ''];
  return hashOf(
    environment,
    ...sdks
      .filter((sdk) => sdk === sdkOf[environment] || texts.some((text) => text.includes(packageNames[sdk])))
      .flatMap((sdk) => [sdk, hashOfFolder(`${version.sdksDir}/${sdk}`)]),
    sample.lang,
    code,
    // The same code has other places on another page, and other neighbours in another project.
    sample.code,
    ...(project ? [path.relative(project, sample.example.file), hashOfFolder(project)] : []),
    ...siblings.flatMap(({ name, code }) => [name, code]),
  );
}

const textOfProject = remember((project) => [...filesOfProject(project).values()].join('\n'));

const hashOfFolder = remember((folder) => hashFolder(folder));
