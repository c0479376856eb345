import ts from 'typescript';
import type { ComparedModule } from '../compare-package';
import type { Part } from '../read-surface';
import { signatureOf, statementOf } from './documented-nodes';
import type { Draft } from './draft';
import { isExported } from './names';
import { isSymbol, plainPath } from './symbol-paths';
import type { TextEdit } from './text-edits';

/** Replaces the declaration of a symbol. Returns whether that was possible. */
export function replaceSymbol(draft: Draft, place: string, before: Part, after: Part): boolean {
  const { nodeOf, print, resolved } = draft.docs;
  const node = nodeOf(before);
  if (!node) return false;
  const statement = statementOf(node);
  const isPublic = !ts.canHaveModifiers(statement) || isExported(statement);
  const code = print.declaration(resolved(after.symbol), plainPath(place), isPublic);
  return draft.edit(statement, [replacement(statement, draft.use(statement, code))]);
}

/** Replaces the type of a member, parameter or returned value. Returns whether that was possible. */
export function replaceType(draft: Draft, place: string, node: ts.Node, after: Part): boolean {
  const { print } = draft.docs;
  const signature = place.endsWith('()') ? signatureOf(node) : undefined;
  const type = signature ? signature.type : (node as ts.PropertySignature).type;
  if (!type) return false;
  const published = after.symbol.declarations?.[0];
  const code = signature
    ? print.type(signatureOf(published), after.type, false)
    : print.type(published, after.type, after.isOptional);
  return draft.edit(node, [replacement(type, draft.use(node, code))]);
}

/** Replaces a type that does not list its members with one that does. Returns whether that was possible. */
export function replaceOwner(draft: Draft, { documented, published }: ComparedModule, owner: string): boolean {
  const { nodeOf, print } = draft.docs;
  const name = owner.endsWith('()') ? owner.slice(0, -2) : owner;
  const [before, after] = [documented.get(name), published.get(name)];
  const node = before && nodeOf(before);
  if (!node || !after) return false;
  if (!owner.endsWith('()'))
    return isSymbol(name) ? replaceSymbol(draft, name, before, after) : replaceType(draft, name, node, after);
  const [signature] = after.type.getCallSignatures();
  const type = signatureOf(node)?.type;
  if (!signature || !type) return false;
  const code = print.type(signature.getDeclaration(), signature.getReturnType(), false);
  return draft.edit(node, [replacement(type, draft.use(node, code))]);
}

/** Replaces the types of unchanged parts that mention removed names. */
export function replaceRemovedNames(draft: Draft, { documented, published, differences }: ComparedModule): void {
  const changed = new Set(differences.map(({ path }) => path));
  const removed = differences.filter(({ path, change }) => change === 'gone' && isSymbol(path));
  const names = new Set(removed.map(({ path }) => plainPath(path)));
  if (names.size === 0) return;
  for (const [place, part] of documented) {
    const after = published.get(place);
    const node = draft.docs.nodeOf(part);
    if (!after || !node || changed.has(place) || isSymbol(place)) continue;
    const type = place.endsWith('()') ? signatureOf(node)?.type : (node as ts.PropertySignature).type;
    if (type && mentions(type, names)) replaceType(draft, place, node, after);
  }
}

const mentions = (node: ts.Node, names: ReadonlySet<string>): boolean =>
  (ts.isIdentifier(node) && names.has(node.text)) ||
  Boolean(ts.forEachChild(node, (child) => mentions(child, names) || undefined));

const replacement = (node: ts.Node, text: string): TextEdit => ({ start: node.getStart(), end: node.end, text });
