import path from 'node:path';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxAttributeValueExpression, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { hashOf } from '../shared/cache';
import { ContentFaults } from '../shared/faults';
import { root } from '../shared/versions';
import { diagramSvg } from './diagram-svg';
import { diagramsIn } from './fences';
import { svgHeight, titleId } from './svg';

/**
 * Replaces every diagram of a page by its drawing, which is made here, at build time: nothing is left to do in a browser.
 *
 * @throws ContentFaults for all diagrams of the page that cannot be drawn, or say nothing to readers who cannot see them.
 */
export default function remarkDiagrams() {
  return async (tree: Root, vfile: VFile): Promise<void> => {
    const file = path.relative(root, vfile.path);
    const { fences, faults } = diagramsIn(file, tree);
    const seen = new Map<string, number>();
    for (const { node, diagram } of fences) {
      // By what it shows, and not by its number, so that a diagram of a partial does not get the id of one of the page.
      const name = `diagram-${hashOf(node.value).slice(0, 8)}`;
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      const id = count === 1 ? name : `${name}-${count}`;
      try {
        Object.assign(node, figure(id, await diagramSvg(diagram, id)));
      } catch (error) {
        const fix = 'Take lines and groups out until it can be drawn, and put them back one by one.';
        const what = `The diagram cannot be laid out: ${error instanceof Error ? error.message : String(error)}`;
        faults.push({ file, line: node.position?.start.line, what, fix });
      }
    }
    if (faults.length > 0) throw new ContentFaults(faults);
  };
}

/**
 * The element around a drawing. On a narrow screen it scrolls, so it can be reached with the keyboard and has a name; it is
 * an element and no component, so that no code for it is sent.
 */
function figure(id: string, svg: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'figure',
    attributes: [
      text('className', 'diagram'),
      text('tabIndex', '0'),
      text('aria-labelledby', titleId(id)),
      { type: 'mdxJsxAttribute', name: 'dangerouslySetInnerHTML', value: htmlExpression(svg) },
    ],
    data: { height: svgHeight(svg) },
    children: [],
  };
}

const text = (name: string, value: string): MdxJsxAttribute => ({ type: 'mdxJsxAttribute', name, value });

/** `{{ __html: "…" }}` as MDX wants it: as source and as the program that it is parsed to. */
function htmlExpression(html: string): MdxJsxAttributeValueExpression {
  const value = { __html: html };
  return {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [{ type: 'ExpressionStatement', expression: valueToEstree(value) }],
      },
    },
  };
}
