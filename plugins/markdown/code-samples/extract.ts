import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { diagramLanguage } from '../diagrams/fences';
import type { Diagnostic } from '../../shared/diagnostics';
import type { DocsVersion } from '../../shared/versions';
import { fromExample } from './example-files';
import type { Sample } from './sample';

/** Languages of fences that are not code. Another plugin replaces these fences. */
const notCode: ReadonlySet<string> = new Set([diagramLanguage]);

/** A fence of a page with its sample. */
export interface SampleFence {
  readonly node: Code;
  readonly sample: Sample;
}

/**
 * Finds a page's samples, in order, and fills in the samples that show an example file.
 *
 * @returns the fences with their samples, and the problems in fences that name a missing file, region or step.
 */
export function samplesIn(
  file: string,
  tree: Root,
  version: DocsVersion,
): { fences: SampleFence[]; diagnostics: Diagnostic[] } {
  const fences: SampleFence[] = [];
  const diagnostics: Diagnostic[] = [];
  visit(tree, 'code', (node: Code) => {
    if (notCode.has(node.lang ?? '')) return;
    const filled = fromExample(version, sampleOf(node, file));
    fences.push({ node, sample: filled.sample });
    diagnostics.push(...filled.diagnostics);
  });
  return { fences, diagnostics };
}

function sampleOf(node: Code, file: string): Sample {
  return {
    file,
    line: (node.position?.start.line ?? 0) + 1,
    lang: node.lang ?? 'text',
    meta: node.meta ?? '',
    code: node.value,
  };
}
