import { packagesOf, type Packages } from '../api-reference/packages';
import { symbolIndex } from '../api-reference/symbol-index';
import { checkTypeScript, typeScriptOf } from '../markdown/code-samples/checked-sample';
import { checkData } from '../markdown/code-samples/data-languages';
import { exampleProjects, filesOfProject } from '../markdown/code-samples/example-files';
import { samplesIn } from '../markdown/code-samples/extract';
import { parsePage } from '../shared/mdx';
import { isKnownLanguage, unknownLanguage } from '../markdown/code-samples/languages';
import { diagramsIn } from '../markdown/diagrams/fences';
import type { Diagnostic } from '../shared/diagnostics';
import { guidePages, type GuidePage } from '../shared/guide-pages';
import type { DocsVersion } from '../shared/versions';
import { isTypeScript, type Sample } from '../markdown/code-samples/sample';
import { findAdmonitionDiagnostics } from './admonitions';
import { findComponentDiagnostics } from './components';
import { checkExampleProjects } from './example-projects';
import { findFileNameDiagnostics } from './file-names';
import { findFrontMatterDiagnostics } from './front-matter';
import { findLinkDiagnostics } from './links';
import { isPageKind } from './page-kinds';
import { findPinDiagnostics } from './package-pins';
import { examplesInDeclarations } from './samples-of-version';
import { findFormatDiagnostics } from './sample-format';
import { findStructureDiagnostics } from './structure';
import oneLanguage from './one-language.json';
import { findOneLanguageDiagnostics } from './server-languages';
import { findNameDiagnostics, namesOfVersion, type NamesOfVersion } from './symbol-names';
import { findTabDiagnostics } from './tabs';
import { filesOfPages, filesOfProjects, lintFiles } from './sample-lint/lint-samples';

/**
 * Checks all content in one version: pages, their samples, and the examples in the SDK declarations.
 *
 * Python samples are left out, because a single run checks them for all versions.
 *
 * @returns all problems; samples are checked again only if they or the declarations have changed.
 */
export async function checkVersion(version: DocsVersion): Promise<Diagnostic[]> {
  const packages = packagesOf(version);
  const exampleCode = exampleProjects(version).flatMap((project) => [...filesOfProject(project).values()]);
  const names = namesOfVersion(symbolIndex(version), exampleCode);
  const pages = guidePages(version).map((page) => checkPage(page, version, packages, names));
  const typeScript = [...pages.flatMap(({ samples }) => typeScriptOf(samples)), ...examplesInDeclarations(version)];
  const checked = await checkTypeScript(version, typeScript);
  const compiled = pages.flatMap(({ samples }) => samples).filter((sample) => !checked.get(sample)?.diagnostics.length);
  return [
    ...pages.flatMap(({ diagnostics }) => diagnostics),
    ...[...checked.values()].flatMap(({ diagnostics }) => diagnostics),
    ...findFileNameDiagnostics(pages.flatMap(({ samples }) => samples)),
    ...(await findFormatDiagnostics(compiled)),
    ...(await checkExampleProjects(version, packages)),
    ...(await lintFiles(version, [...filesOfPages(version, typeScript), ...filesOfProjects(version)])),
  ];
}

/** Problems in a page, and its samples. */
interface CheckedPage {
  readonly diagnostics: readonly Diagnostic[];
  readonly samples: readonly Sample[];
}

function checkPage(page: GuidePage, version: DocsVersion, packages: Packages, names: NamesOfVersion): CheckedPage {
  const { file, frontMatter, frontMatterError, source } = page;
  if (frontMatterError) {
    const what = `The front matter cannot be read: ${frontMatterError}`;
    return { diagnostics: [{ file, line: 1, what, fix: 'Write it as YAML between two lines of `---`.' }], samples: [] };
  }
  let tree;
  try {
    tree = parsePage(source);
  } catch (error) {
    const { line, reason } = error as { line?: number; reason?: string };
    const what = `The page is not valid MDX: ${reason ?? String(error)}`;
    return {
      diagnostics: [{ file, line, what, fix: 'Escape `<` and `{` outside code, and close every tag.' }],
      samples: [],
    };
  }
  const { fences, diagnostics } = samplesIn(file, tree, version);
  const samples = fences.map(({ sample }) => sample);
  const found = [
    ...diagnostics,
    ...findFrontMatterDiagnostics(file, frontMatter, source),
    ...(isPageKind(frontMatter['kind']) ? findStructureDiagnostics(file, frontMatter['kind'], tree) : []),
    ...findAdmonitionDiagnostics(file, tree),
    ...findComponentDiagnostics(file, tree),
    ...findTabDiagnostics(file, tree),
    ...findOneLanguageDiagnostics(file, page.path.replace(/\.mdx?$/, ''), tree, samples, oneLanguage),
    ...diagramsIn(file, tree).diagnostics,
    ...findLinkDiagnostics(file, version, tree),
    ...findNameDiagnostics(file, tree, samples, names),
    ...samples.flatMap(checkText),
    ...samples.flatMap((sample) => findPinDiagnostics(sample, packages)),
  ];
  return { diagnostics: found, samples };
}

/** Runs the checks on a sample that do not require types. */
function checkText(sample: Sample): Diagnostic[] {
  if (!isKnownLanguage(sample.lang)) return [unknownLanguage(sample)];
  return isTypeScript(sample) ? [] : checkData(sample);
}
