import { sdks } from '../api-reference/purposes';
import { typeScriptOf } from '../code-samples/checked-sample';
import { examplesOf } from '../code-samples/examples';
import { parsePage, samplesIn } from '../code-samples/extract';
import type { Sample } from '../code-samples/sample';
import type { SampleToCheck } from '../code-samples/typescript';
import { guidePages, type GuidePage } from '../shared/guide-pages';
import type { DocsVersion } from '../shared/versions';

/** The samples of a page. One that is not valid MDX counts as empty: the check of its version says why, and where. */
export function samplesOfPage({ file, source }: GuidePage, version: DocsVersion): Sample[] {
  let tree;
  try {
    tree = parsePage(source);
  } catch {
    return [];
  }
  return samplesIn(file, tree, version).fences.map(({ sample }) => sample);
}

/** The examples in the declarations of the SDKs: each stands alone. */
export function examplesInDeclarations({ sdksDir }: DocsVersion): SampleToCheck[] {
  return sdks.flatMap((sdk) => examplesOf(`${sdksDir}/${sdk}`)).map((sample) => ({ sample, siblings: [] }));
}

/** All samples of a version that are TypeScript: of its guides, and of its declarations. */
export function typeScriptOfVersion(version: DocsVersion): SampleToCheck[] {
  const pages = guidePages(version).map((page) => typeScriptOf(samplesOfPage(page, version)));
  return [...pages.flat(), ...examplesInDeclarations(version)];
}
