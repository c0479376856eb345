import { typeScriptSdks } from '../../src/lib/sdks';
import { typeScriptOf } from '../markdown/code-samples/checked-sample';
import { examplesInFolder } from '../markdown/code-samples/examples';
import { samplesIn } from '../markdown/code-samples/extract';
import { parsePage } from '../shared/mdx';
import type { Sample } from '../markdown/code-samples/sample';
import type { SampleToCheck } from '../markdown/code-samples/sample-files';
import { guidePages, type GuidePage } from '../shared/guide-pages';
import type { DocsVersion } from '../shared/versions';

/**
 * Returns the samples of a page. A page that is not valid MDX is treated as empty, because the check for its docs
 * version already reports it.
 */
export function samplesOfPage({ file, source }: GuidePage, version: DocsVersion): Sample[] {
  let tree;
  try {
    tree = parsePage(source);
  } catch {
    return [];
  }
  return samplesIn(file, tree, version).fences.map(({ sample }) => sample);
}

/** Returns the examples in the SDK declarations, each checked alone. */
export function examplesInDeclarations({ sdksDir }: DocsVersion): SampleToCheck[] {
  return typeScriptSdks
    .flatMap((sdk) => examplesInFolder(`${sdksDir}/${sdk}`))
    .map((sample) => ({ sample, siblings: [] }));
}

/** Returns all TypeScript samples in a version, from both its guides and its declarations. */
export function typeScriptOfVersion(version: DocsVersion): SampleToCheck[] {
  const pages = guidePages(version).map((page) => typeScriptOf(samplesOfPage(page, version)));
  return [...pages.flat(), ...examplesInDeclarations(version)];
}
