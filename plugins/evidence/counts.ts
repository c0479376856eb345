import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sdks, typeScriptSdks } from '../../src/lib/sdks';
import type { Figures } from '../../src/lib/evidence/reports';
import { stubFolder, stubNames } from '../api-reference/python/package';
import { examplesInFolder } from '../markdown/code-samples/examples';
import { hasFlag, isTypeScript, type Sample } from '../markdown/code-samples/sample';
import { peculiarityFiles } from '../content-checks/peculiarities/files';
import { readPeculiarities } from '../content-checks/peculiarities/peculiarity';
import { guidePages } from '../shared/guide-pages';
import { groupBy } from '../shared/group-by';
import { prefixOfRoute, versionPrefix } from '../shared/routes';
import { docsVersions, root, type DocsVersion } from '../shared/versions';
import { fencesOf } from './fences';

/*
 * Counts the pages, samples and recorded facts. A broken page or sample fails the build, and so does a fact that the
 * reference or a guide does not mention. The build does not compare facts with the SDKs' sources.
 */

/** Counts the pages of each version, by their paths in the site. */
export function countRoutes(paths: readonly string[]): Figures['routes'] {
  const byPrefix = groupBy(paths, prefixOfRoute());
  return Object.fromEntries(
    docsVersions().map((version) => {
      const prefix = versionPrefix(version);
      const own = (byPrefix.get(prefix) ?? []).map((page) => page.slice(prefix.length));
      const upgrades = own.filter((page) => /^\/upgrade(?:\/|$)/.test(page)).length;
      const reference = own.filter((page) => /^\/api(?:\/|$)/.test(page)).length;
      return [version.name, { guides: own.length - upgrades - reference, reference, upgrades }];
    }),
  );
}

/** Counts the samples in each version's guides and declaration comments, by language. */
export function countSamples(): Figures['samples'] {
  return Object.fromEntries(docsVersions().map((version) => [version.name, countByLanguage(samplesOf(version))]));
}

type Fence = Pick<Sample, 'lang' | 'meta'>;

function samplesOf(version: DocsVersion): Fence[] {
  return [
    ...guidePages(version).flatMap(({ source }) => fencesOf(source)),
    ...typeScriptSdks.flatMap((sdk) => examplesInFolder(`${version.sdksDir}/${sdk}`)),
    ...stubSources(version).flatMap(fencesOf),
  ];
}

const stubSources = (version: DocsVersion): string[] =>
  stubNames(version).map((name) => readFileSync(path.join(root, stubFolder(version), name), 'utf8'));

/** Languages with a check, by the names that a fence may use. */
const checkedLanguages: Readonly<Record<string, readonly string[]>> = {
  Python: ['python', 'py'],
  Shell: ['bash', 'sh', 'shell'],
  'JSON and YAML': ['json', 'jsonc', 'yaml', 'yml'],
};

/** Counts the samples that the build checks. Signatures are left out, because they are not programs. */
export function countByLanguage(samples: readonly Fence[]): Record<string, number> {
  const typeScript = samples.filter((sample) => isTypeScript(sample as Sample)).length;
  const others = Object.entries(checkedLanguages).map(([name, fences]): [string, number] => [
    name,
    samples.filter((sample) => fences.includes(sample.lang) && !hasFlag(sample, 'signature')).length,
  ]);
  return { TypeScript: typeScript, ...Object.fromEntries(others) };
}

/** Counts the surprising facts of each SDK, the files of its source that prove them, and the guides that state them. */
export function countFacts(): Figures['facts'] {
  const entries = peculiarityFiles(root).flatMap(
    (file) => readPeculiarities(file, readFileSync(path.join(root, file), 'utf8')).entries,
  );
  const counted = sdks.map((sdk) => {
    const own = entries.filter((entry) => entry.sdk === sdk);
    const distinct = (lists: readonly (readonly string[])[]) => new Set(lists.flat()).size;
    const sources = distinct(own.map((entry) => entry.sources));
    return [sdk, { facts: own.length, sources, guides: distinct(own.map((entry) => entry.guides)) }] as const;
  });
  return Object.fromEntries(counted.filter(([, { facts }]) => facts > 0));
}
