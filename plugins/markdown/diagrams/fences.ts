import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Diagnostic } from '../../shared/diagnostics';
import type { Diagram } from './model';
import { readDiagram } from './read-diagram';

/** A fence of a page that describes a diagram. */
export interface DiagramFence {
  readonly node: Code;
  readonly diagram: Diagram;
}

/** Language of a diagram's fence. */
export const diagramLanguage = 'mermaid';

/**
 * Reads the diagrams of a page, in order.
 *
 * @returns the valid diagrams, and the problems in the invalid ones.
 */
export function diagramsIn(file: string, tree: Root): { fences: DiagramFence[]; diagnostics: Diagnostic[] } {
  const fences: DiagramFence[] = [];
  const diagnostics: Diagnostic[] = [];
  visit(tree, 'code', (node: Code) => {
    if (node.lang !== diagramLanguage) return;
    const start = node.position?.start.line ?? 1;
    const { diagram, diagnostics: found } = readDiagram(node.value);
    diagnostics.push(...found.map(({ line, what, fix }) => ({ file, line: start + line, what, fix })));
    if (diagram) fences.push({ node, diagram });
  });
  return { fences, diagnostics };
}
