import path from 'node:path';
import { packageNames } from '../../api-reference/packages';
import { typeScriptSdks } from '../../../src/lib/sdks';
import { inBatches } from '../../shared/batches';
import { hashFolder, hashOf, openCache } from '../../shared/cache';
import { memoize } from '../../shared/memoize';
import type { DocsVersion } from '../../shared/versions';
import { filesOfProject, projectOf } from './example-files';
import { environmentOf, environmentOfSdk } from './environments';
import { isTypeScript, plainCode, type Sample } from './sample';
import { siblingsOf } from './siblings';
import type { CheckedSample } from './typescript';
import type { SampleToCheck } from './sample-files';
import type { Diagnostic } from '../../shared/diagnostics';

/**
 * Selects a page's TypeScript samples; each may import the others by their titles.
 *
 * @param page - all samples of the page, in order.
 */
export function typeScriptOf(page: readonly Sample[]): SampleToCheck[] {
  return page.flatMap((sample, index) => (isTypeScript(sample) ? [{ sample, siblings: siblingsOf(page, index) }] : []));
}

/**
 * Checks samples, or returns earlier results for the same code, environments and declarations.
 *
 * All new samples are compiled together, because setup takes most of the time. Pass many samples in one call. A
 * sample's result does not depend on the others. Only results without problems are cached, because they apply to every
 * version with the same declarations. The text of a problem contains the name of the version.
 *
 * @returns a result for each sample, in order. Positions of problems refer to the sample's own page, even if the same
 * code was checked for another page. For a part of an example, they refer to the example.
 */
export async function checkTypeScript(
  version: DocsVersion,
  samples: readonly SampleToCheck[],
): Promise<Map<Sample, CheckedSample>> {
  const cache = openCache<CheckedSample>('samples');
  const keys = keysOfSamples(version, samples);
  const results = new Map(keys.map((key) => [key, cache.get(key)]));
  const unknown = new Map(samples.flatMap((each, index) => (results.get(keys[index]!) ? [] : [[keys[index]!, each]])));
  const checked = await checkTogether(
    version,
    [...unknown.values()].map(({ sample, siblings }) => ({ sample: { ...sample, line: 0 }, siblings })),
  );
  [...unknown.keys()].forEach((key, index) => {
    results.set(key, checked[index]);
    if (checked[index]!.diagnostics.length === 0) cache.set(key, checked[index]!);
  });
  return new Map(samples.map(({ sample }, index) => [sample, placed(results.get(keys[index]!)!, sample)]));
}

/**
 * Checks the samples of simultaneous calls together. The bundler requests all pages at the same time, and otherwise
 * each request would start a compiler. The module is loaded on demand, because TypeScript alone takes 50 MB, and
 * usually all results are cached.
 */
const checkTogether = inBatches(
  async (version: DocsVersion, samples: readonly SampleToCheck[]) =>
    (await import('./typescript')).checkSamples(version, samples),
  ({ name, sdksDir }) => `${name} ${sdksDir}`,
);

/** Moves problems to the position of a sample. The same code may be on several pages. */
function placed({ diagnostics, hovers }: CheckedSample, sample: Sample): CheckedSample {
  if (sample.example) return { diagnostics, hovers };
  const place = ({ line = 0 }: Diagnostic) => ({ file: sample.file, line: sample.line + line });
  return { hovers, diagnostics: diagnostics.map((diagnostic) => ({ ...diagnostic, ...place(diagnostic) })) };
}

/**
 * Returns, for each sample, a hash of its code, its possible imports, and the SDKs that it uses.
 *
 * Many samples depend on the same few folders, so a call reads each folder once. The next call reads the folder again,
 * because its files may change while `npm run dev` runs.
 */
export function keysOfSamples(version: DocsVersion, samples: readonly SampleToCheck[]): string[] {
  const hashOfFolder = memoize((folder) => hashFolder(folder));
  const textOfProject = memoize((project) => [...filesOfProject(project).values()].join('\n'));
  return samples.map(({ sample, siblings }) => {
    const code = sample.example?.view.whole ?? plainCode(sample).code;
    const environment = environmentOf({ code, file: sample.file });
    const project = sample.example && projectOf(sample.example.file);
    const texts = [code, ...siblings.map((each) => each.code), project ? textOfProject(project) : ''];
    return hashOf(
      environment,
      ...typeScriptSdks
        .filter(
          (sdk) => environmentOfSdk[sdk] === environment || texts.some((text) => text.includes(packageNames[sdk])),
        )
        .flatMap((sdk) => [sdk, hashOfFolder(`${version.sdksDir}/${sdk}`)]),
      sample.lang,
      code,
      // The code as shown determines positions, and the project determines what a file may import.
      sample.code,
      ...(project ? [path.relative(project, sample.example.file), hashOfFolder(project)] : []),
      ...siblings.flatMap(({ name, code }) => [name, code]),
    );
  });
}
