import { checkTypeScript, checkTogether } from '../code-samples/checked-sample';
import { checkData } from '../code-samples/data-languages';
import { examplesOf } from '../code-samples/examples';
import { parsePage, samplesIn } from '../code-samples/extract';
import { isKnownLanguage, unknownLanguage } from '../code-samples/highlight';
import { checkPython } from '../code-samples/python';
import { sdks, type Sdk } from '../api-reference/purposes';
import { diagramsIn } from '../diagrams/fences';
import type { Fault } from '../shared/faults';
import { groupBy } from '../shared/group-by';
import { guidePages, type GuidePage } from '../shared/guide-pages';
import type { DocsVersion } from '../shared/versions';
import { isTypeScript, type Sample } from '../code-samples/sample';
import { checkExampleProjects, pythonOfProjects } from './example-projects';
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
  const packages = packagesOf(version);
  const pages = guidePages(version).map((page) => checkPage(page, version, packages));
  // Python files of examples are checked as a whole, with their project.
  const python = pages
    .flatMap(({ samples }) => samples)
    .filter(({ lang, example }) => (lang === 'python' || lang === 'py') && !example)
    .map((sample, index) => ({ name: `sample_${index}.py`, sample }));
  return [
    ...pages.flatMap(({ faults }) => faults),
    ...sdks.flatMap((sdk) => checkExamples(version, sdk)),
    ...checkPython(version, [python, ...pythonOfProjects(version)]).flat(),
    ...checkExampleProjects(version, packages),
  ];
}

/** What was found on a page, and its samples. */
interface CheckedPage {
  readonly faults: readonly Fault[];
  readonly samples: readonly Sample[];
}

function checkPage(page: GuidePage, version: DocsVersion, packages: Packages): CheckedPage {
  const { file, frontMatter, frontMatterError, source } = page;
  if (frontMatterError) {
    const what = `The front matter cannot be read: ${frontMatterError}`;
    return { faults: [{ file, line: 1, what, fix: 'Write it as YAML between two lines of `---`.' }], samples: [] };
  }
  let tree;
  try {
    tree = parsePage(source);
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    const what = `The page is not valid MDX: ${reason ?? String(error)}`;
    return {
      faults: [{ file, line, what, fix: 'Escape `<` and `{` outside code, and close every tag.' }],
      samples: [],
    };
  }
  const { fences, faults } = samplesIn(file, tree, version);
  const samples = fences.map(({ sample }) => sample);
  const found = [
    ...faults,
    ...findFrontMatterFaults(file, frontMatter),
    ...(isPageKind(frontMatter['kind']) ? findStructureFaults(file, frontMatter['kind'], tree) : []),
    ...findTabFaults(file, tree),
    ...diagramsIn(file, tree).faults,
    ...findLinkFaults(file, version, tree),
    ...samples.flatMap(checkText),
    ...[...checkTypeScript(version, samples).values()].flatMap((checked) => checked.faults),
    ...samples.flatMap(({ code, line }) => findPinFaults(file, code, packages, line)),
  ];
  return { faults: found, samples };
}

/** What a sample alone tells, without its types. */
function checkText(sample: Sample): Fault[] {
  if (!isKnownLanguage(sample.lang)) return [unknownLanguage(sample)];
  return isTypeScript(sample) ? [] : checkData(sample);
}

/** The examples in an SDK's declarations, file by file. */
function checkExamples(version: DocsVersion, sdk: Sdk): Fault[] {
  const files = groupBy(examplesOf(`${version.sdksDir}/${sdk}`), ({ file }) => file);
  return [...files.values()].flatMap((examples) =>
    checkTogether(
      version,
      examples.map((sample) => ({ sample, siblings: [] })),
    ).flatMap(({ faults }) => [...faults]),
  );
}
