import ts from 'typescript';
import type { PublicSurface } from '../read-surface';
import type { TextEdit } from './text-edits';

/**
 * Returns the path of the part that contains a member or parameter. For `useCamera().zoom`, this path is `useCamera()`.
 */
export function ownerOf(path: string): string | undefined {
  if (path.endsWith(')') && !path.endsWith('()')) return path.slice(0, path.lastIndexOf('('));
  const dot = path.lastIndexOf('.');
  return dot > 0 ? path.slice(0, dot) : undefined;
}

/** Returns the top-level statement that contains a declaration. */
export function statementOf(node: ts.Node): ts.Node {
  return ts.findAncestor(node, (each) => ts.isSourceFile(each.parent)) ?? node;
}

/** Finds the type, class or enumeration that lists the members of a part. */
export function containerOf(surface: PublicSurface, owner: string): ts.Node | undefined {
  for (const [path, part] of surface) {
    if (ownerOf(path) !== owner || path.endsWith(')') || part.isInherited) continue;
    const parent = part.symbol.declarations?.[0]?.parent;
    if (parent && isContainer(parent)) return parent;
  }
  const node = surface.get(owner)?.symbol.declarations?.[0];
  const type = node && 'type' in node ? (node.type as ts.Node | undefined) : undefined;
  return [node, type].find((each) => each && isContainer(each));
}

const isContainer = (node: ts.Node): boolean =>
  ts.isTypeLiteralNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isEnumDeclaration(node);

/** Returns the node with the parameters and return type of a function, method or property. */
export function signatureOf(node: ts.Node | undefined): ts.SignatureDeclaration | undefined {
  if (!node) return undefined;
  if (ts.isFunctionLike(node)) return node;
  const type = 'type' in node ? (node.type as ts.Node | undefined) : undefined;
  return type && ts.isFunctionTypeNode(type) ? type : undefined;
}

/**
 * Returns the edit that removes a node and its comment. For a parameter or an enumeration member, it also removes the
 * comma.
 */
export function removal(node: ts.Node): TextEdit {
  const text = node.getSourceFile().text;
  let end = node.end;
  if (ts.isParameter(node) || ts.isEnumMember(node) || ts.isExportSpecifier(node))
    end = text[end] === ',' ? end + 1 : end;
  return { start: node.getFullStart(), end, text: '' };
}

/** Returns the edits that remove a parameter's description from its function's comment. */
export function parameterTagRemovals(node: ts.Node): TextEdit[] {
  if (!ts.isParameter(node)) return [];
  const text = node.getSourceFile().text;
  return ts.getJSDocParameterTags(node).map((tag) => {
    const start = text.lastIndexOf('\n', tag.getStart());
    const comment = tag.parent;
    const next = comment.tags?.find((other) => other.getStart() > tag.getStart());
    const end = text.lastIndexOf('\n', next ? next.getStart() : comment.end);
    return { start, end, text: '' };
  });
}

/** Returns the edits that add `@deprecated` to a node's comment or remove the tag. */
export function deprecationEdits(node: ts.Node, isDeprecated: boolean): TextEdit[] {
  const commented = [node, ...(ts.isVariableDeclaration(node) ? [statementOf(node)] : [])];
  const comment = commented
    .flatMap((each) => ts.getJSDocCommentsAndTags(each))
    .filter(ts.isJSDoc)
    .at(-1);
  const text = node.getSourceFile().text;
  if (!comment) {
    const start = commented.at(-1)!.getStart();
    return isDeprecated ? [{ start, end: start, text: '/** @deprecated */\n' }] : [];
  }
  const tag = comment.tags?.find(ts.isJSDocDeprecatedTag);
  if (!isDeprecated) return tag ? [{ start: tag.getStart(), end: tag.end, text: '' }] : [];
  const body = text.slice(comment.getStart(), comment.end - 2).trimEnd();
  const isOneLine = !body.includes('\n');
  const start = comment.getStart() + 3;
  const first = isOneLine ? [{ start, end: start, text: '\n *' }] : [];
  const end = comment.getStart() + body.length;
  return [...first, { start: end, end: comment.end - 2, text: `${isOneLine ? '\n *' : ''}\n * @deprecated\n ` }];
}

/** Returns the edit that makes a member or parameter optional or required. */
export function optionalityEdit(node: ts.Node, isOptional: boolean): TextEdit[] {
  const { name, questionToken } = node as ts.PropertySignature;
  if (isOptional) return questionToken ? [] : [{ start: name.end, end: name.end, text: '?' }];
  return questionToken ? [{ start: questionToken.getStart(), end: questionToken.end, text: '' }] : [];
}
