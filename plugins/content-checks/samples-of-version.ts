import { typeScriptSdks } from '../../src/lib/sdks';
import { typeScriptOf } from '../markdown/code-samples/checked-sample';
import { examplesInFolder } from '../markdown/code-samples/examples';
import { samplesOfPage } from '../markdown/code-samples/page-samples';
import type { SampleToCheck } from '../markdown/code-samples/sample-files';
import { guidePages } from '../shared/guide-pages';
import type { DocsVersion } from '../shared/versions';

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
