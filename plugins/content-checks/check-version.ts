import { checkTypeScript, typeScriptOf } from '../code-samples/checked-sample';
import { checkData } from '../code-samples/data-languages';
import { parsePage, samplesIn } from '../code-samples/extract';
import { isKnownLanguage, unknownLanguage } from '../code-samples/languages';
import { diagramsIn } from '../diagrams/fences';
import type { Fault } from '../shared/faults';
import { guidePages, type GuidePage } from '../shared/guide-pages';
import type { DocsVersion } from '../shared/versions';
import { isTypeScript, type Sample } from '../code-samples/sample';
import { findAdmonitionFaults } from './admonitions';
import { checkExampleProjects } from './example-projects';
import { findFrontMatterFaults } from './front-matter';
import { findLinkFaults } from './links';
import { isPageKind } from './page-kinds';
import { packagesOf, type Packages } from '../api-reference/packages';
import { findPinFaults } from './package-pins';
import { examplesInDeclarations } from './samples-of-version';
import { findStructureFaults } from './structure';
import oneLanguage from './one-language.json';
import { findOneLanguageFaults } from './server-languages';
import { findTabFaults } from './tabs';
import { filesOfPages, filesOfProjects, lintFiles } from '../sample-lint/lint-samples';

/**
 * Checks all content of one version: pages, their samples, and the examples of the SDK declarations.
 *
 * Python samples are left out: one run checks those of all versions.
 *
 * @returns all problems; samples are checked again only if they or the declarations have changed.
 */
export async function checkVersion(version: DocsVersion): Promise<Fault[]> {
  const packages = packagesOf(version);
  const pages = guidePages(version).map((page) => checkPage(page, version, packages));
  const typeScript = [...pages.flatMap(({ samples }) => typeScriptOf(samples)), ...examplesInDeclarations(version)];
  const checked = await checkTypeScript(version, typeScript);
  return [
    ...pages.flatMap(({ faults }) => faults),
    ...[...checked.values()].flatMap(({ faults }) => faults),
    ...(await checkExampleProjects(version, packages)),
    ...(await lintFiles(version, [...filesOfPages(version, typeScript), ...filesOfProjects(version)])),
  ];
}

/** Problems of a page, and its samples. */
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
    ...findAdmonitionFaults(file, tree),
    ...findTabFaults(file, tree),
    ...findOneLanguageFaults(file, page.path.replace(/\.mdx?$/, ''), tree, samples, oneLanguage),
    ...diagramsIn(file, tree).faults,
    ...findLinkFaults(file, version, tree),
    ...samples.flatMap(checkText),
    ...samples.flatMap(({ code, line }) => findPinFaults(file, code, packages, line)),
  ];
  return { faults: found, samples };
}

/** Checks of a sample that need no types. */
function checkText(sample: Sample): Fault[] {
  if (!isKnownLanguage(sample.lang)) return [unknownLanguage(sample)];
  return isTypeScript(sample) ? [] : checkData(sample);
}
