import ts from 'typescript';
import type { ComparedModule } from '../compare-package';
import type { ApiDifference } from '../compare';
import type { Part } from '../read-surface';
import { addPart } from './additions';
import { deprecationEdits, optionalityEdit, parameterTagRemovals, removal, statementOf } from './documented-nodes';
import type { Draft } from './draft';
import { replaceSymbol, replaceType } from './replacements';
import { isSymbol, plainPath } from './symbol-paths';

/** Applies a difference to the declarations in the docs. Returns whether that was possible. */
export function applyDifference(draft: Draft, module: ComparedModule, { path: place, change }: ApiDifference): boolean {
  const before = module.documented.get(place);
  const after = module.published.get(place);
  if (!before) return after !== undefined && addPart(draft, module, place, after);
  const node = draft.docs.nodeOf(before);
  if (!node) return false;
  if (!after) return remove(draft, place, before, node);
  if (change === 'deprecated' || change === 'no longer deprecated')
    return draft.edit(node, deprecationEdits(node, change === 'deprecated'));
  if (change === 'optional' || change === 'required')
    return draft.edit(node, optionalityEdit(node, change === 'optional'));
  return isSymbol(place) ? replaceSymbol(draft, place, before, after) : replaceType(draft, place, node, after);
}

function remove(draft: Draft, place: string, part: Part, node: ts.Node): true {
  if (place.endsWith('()')) return true;
  if (!isSymbol(place)) return draft.edit(node, [removal(node), ...parameterTagRemovals(node)]);
  for (const declaration of draft.docs.resolved(part.symbol).declarations ?? []) {
    const statement = statementOf(declaration);
    draft.edit(statement, [removal(statement)]);
  }
  removeExports(draft, plainPath(place));
  return true;
}

/** Removes a symbol from the lists of names that modules export. */
function removeExports(draft: Draft, name: string): void {
  for (const statement of draft.docs.files.flatMap(({ statements }) => statements.filter(ts.isExportDeclaration))) {
    if (!statement.exportClause || !ts.isNamedExports(statement.exportClause)) continue;
    const { elements } = statement.exportClause;
    const found = elements.filter((each) => each.name.text === name);
    const removed = found.length === elements.length ? [statement] : found;
    if (found.length > 0) draft.edit(statement, removed.map(removal));
  }
}
