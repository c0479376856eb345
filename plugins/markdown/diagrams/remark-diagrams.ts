import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { hashOf } from '../../shared/cache';
import { ContentDiagnostics } from '../../shared/diagnostics';
import { root } from '../../shared/versions';
import { diagramSvg } from './diagram-svg';
import { diagramsIn } from './fences';
import { titleId } from './svg';

/**
 * Replaces every diagram of a page with an SVG that is generated at build time, so browsers run no script for it.
 *
 * @throws ContentDiagnostics for all diagrams of the page that cannot be rendered or have no text alternative.
 */
export default function remarkDiagrams() {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const file = path.relative(root, vfile.path);
    const { fences, diagnostics } = diagramsIn(file, tree);
    const seen = new Map<string, number>();
    for (const { node, diagram } of fences) {
      // Derived from the content instead of a counter, so that a diagram in a partial does not get the same ID as a
      // diagram on the page.
      const name = `diagram-${hashOf(node.value).slice(0, 8)}`;
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      const id = count === 1 ? name : `${name}-${count}`;
      try {
        Object.assign(node, figure(id, await diagramSvg(diagram, id)));
      } catch (error) {
        const fix = 'Remove lines and groups until the diagram renders, then add them back one by one.';
        const what = `The diagram cannot be laid out: ${error instanceof Error ? error.message : String(error)}`;
        diagnostics.push({ file, line: node.position?.start.line, what, fix });
      }
    }
    if (diagnostics.length > 0) throw new ContentDiagnostics(diagnostics);
  };
}

/** Returns the element for a diagram, which `src/components/diagram.tsx` renders. */
const figure = (id: string, svg: string): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name: 'Diagram',
  attributes: [
    { type: 'mdxJsxAttribute', name: 'titleId', value: titleId(id) },
    { type: 'mdxJsxAttribute', name: 'html', value: svg },
  ],
  children: [],
});
