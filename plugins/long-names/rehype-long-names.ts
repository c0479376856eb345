import type { Property, Program } from 'estree';
import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { piecesOf } from './seams';

/**
 * Lets browsers break long names at the seams of the name, where they would push the last column of a table out of sight, or
 * be broken anywhere: code in tables, and the table of contents. All other words of code stay whole in a cell.
 */
export default function rehypeLongNames() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') contentsOf(node.data?.estree).forEach(breakEntry);
      if (node.type !== 'element' || node.tagName !== 'td') return undefined;
      visit(node, 'element', (code) => {
        if (code.tagName === 'code') code.children = code.children.flatMap(breakable);
      });
      return SKIP;
    });
  };
}

function breakable(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node];
  return piecesOf(node.value).flatMap((value, at) => [...(at > 0 ? [wbr()] : []), { type: 'text', value }]);
}

const wbr = (): Element => ({ type: 'element', tagName: 'wbr', properties: {}, children: [] });

/** The texts of the entries in a table of contents as the framework exports it: `export const toc = [{ 'value': '…' }]`. */
function contentsOf(module: Program | null | undefined): Property[] {
  const [statement] = module?.body ?? [];
  if (statement?.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') return [];
  const [{ id, init } = {}] = statement.declaration.declarations;
  if (id?.type !== 'Identifier' || id.name !== 'toc' || init?.type !== 'ArrayExpression') return [];
  const entries = init.elements.flatMap((entry) => (entry?.type === 'ObjectExpression' ? entry.properties : []));
  return entries.filter(
    (property): property is Property =>
      property.type === 'Property' && property.key.type === 'Literal' && property.key.value === 'value',
  );
}

/** The text is HTML. */
function breakEntry({ value }: Property): void {
  if (value.type !== 'Literal' || typeof value.value !== 'string') return;
  const parts = value.value.split(/(<[^>]*>)/);
  const html = parts.map((part) => (part.startsWith('<') ? part : piecesOf(part).join('<wbr>'))).join('');
  Object.assign(value, { value: html, raw: JSON.stringify(html) });
}
