import { checkedSample, isTypeScript } from '../code-samples/checked-sample';
import { checkData } from '../code-samples/data-languages';
import { examplesOf } from '../code-samples/examples';
import { parsePage, samplesIn } from '../code-samples/extract';
import { isKnownLanguage, unknownLanguage } from '../code-samples/highlight';
import { checkPython } from '../code-samples/python';
import { siblingsOf } from '../code-samples/siblings';
import { sdks } from '../api-reference/purposes';
import { diagramsIn } from '../diagrams/fences';
import type { Fault } from '../shared/faults';
import { guidePages, type GuidePage } from '../shared/guide-pages';
import { hashFolder, hashOf, openCache } from '../shared/cache';
import { exists, type DocsVersion } from '../shared/versions';
import type { Sample } from '../code-samples/sample';
import { checkExampleProjects } from './example-projects';
import { findFrontMatterFaults } from './front-matter';
import { findLinkFaults } from './links';
import { isPageKind } from './page-kinds';
import { packagesOf, type Packages } from '../api-reference/packages';
import { findPinFaults } from './package-pins';
import { findStructureFaults } from './structure';
import { findTabFaults } from './tabs';

/**
 * Checks everything that is written for one version: pages, their samples in every language, and the examples of the
 * SDK declarations.
 *
 * @returns all faults; the samples are checked again only when they, or the declarations, have changed.
 */
export function checkVersion(version: DocsVersion): Fault[] {
  const python: Sample[] = [];
  const packages = packagesOf(version);
  const pages = guidePages(version).flatMap((page) => checkPage(page, version, packages, python));
  const examples = sdks
    .flatMap((sdk) => examplesOf(`${version.sdksDir}/${sdk}`))
    .flatMap((sample) => [...checkedSample(version, sample).faults]);
  return [...pages, ...examples, ...checkPythonOnce(version, python), ...checkExampleProjects(version, packages)];
}

function checkPage(page: GuidePage, version: DocsVersion, packages: Packages, python: Sample[]): Fault[] {
  const { file, frontMatter, frontMatterError, source } = page;
  if (frontMatterError)
    return [
      {
        file,
        line: 1,
        what: `The front matter cannot be read: ${frontMatterError}`,
        fix: 'Write it as YAML between two lines of `---`.',
      },
    ];
  let tree;
  try {
    tree = parsePage(source);
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    return [
      {
        file,
        line,
        what: `The page is not valid MDX: ${reason ?? String(error)}`,
        fix: 'Escape `<` and `{` outside code, and close every tag.',
      },
    ];
  }
  const { fences, faults } = samplesIn(file, tree, version);
  const samples = fences.map(({ sample }) => sample);
  // Python files of examples are checked as a whole, with their project.
  python.push(...samples.filter(({ lang, example }) => (lang === 'python' || lang === 'py') && !example));
  return [
    ...faults,
    ...findFrontMatterFaults(file, frontMatter),
    ...(isPageKind(frontMatter['kind']) ? findStructureFaults(file, frontMatter['kind'], tree) : []),
    ...findTabFaults(file, tree),
    ...diagramsIn(file, tree).faults,
    ...findLinkFaults(file, version, tree),
    ...samples.flatMap((sample, index) => checkSample(sample, samples, index, version)),
    ...samples.flatMap(({ code, line }) => findPinFaults(file, code, packages, line)),
  ];
}

function checkSample(sample: Sample, samples: readonly Sample[], index: number, version: DocsVersion): Fault[] {
  if (!isKnownLanguage(sample.lang)) return [unknownLanguage(sample)];
  if (isTypeScript(sample)) return [...checkedSample(version, sample, siblingsOf(samples, index)).faults];
  return checkData(sample);
}

/** pyright takes seconds to start, so the faults of a set of samples are kept like those of single samples. */
function checkPythonOnce(version: DocsVersion, samples: readonly Sample[]): readonly Fault[] {
  const cache = openCache<readonly Fault[]>('python-v1');
  const stubs = `${version.sdksDir}/python`;
  const key = hashOf(version.name, exists(stubs) ? hashFolder(stubs) : '', JSON.stringify(samples));
  const known = cache.get(key);
  const faults = known ?? checkPython(version, samples);
  if (!known) cache.set(key, faults);
  return faults;
}
