import ts from 'typescript';
import { PLACEHOLDER, type Prose } from '../prose';
import type { Comment } from './part';

/** Calls whose first argument is the name of a test. */
const testCalls: ReadonlySet<string> = new Set(['describe', 'it', 'test']);

/**
 * Matches a sentence: at least three words, without characters that only code contains. It starts with a capital
 * letter, or with the placeholder for a value.
 */
const sentence = /^["“]?[\p{Lu}◆]\S*(?:\s+[^\s{}<>=]+){2,}$/u;

/** Returns the comments, JSX texts, messages and test names of a TypeScript or JavaScript file. */
export function scriptParts(code: string, kind: ts.ScriptKind = ts.ScriptKind.TSX): (Prose | Comment)[] {
  const file = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true, kind);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const comments = new Map<number, ts.CommentRange>();
  const found: Prose[] = [];

  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) {
      const start = node.text.length - node.text.trimStart().length;
      if (/\p{L}{2}/u.test(node.text))
        found.push({ kind: 'message', line: lineOf(node.pos + start), text: node.text.trim() });
      return;
    }
    const message = messageOf(node);
    if (message !== undefined) found.push({ kind: 'message', line: lineOf(node.getStart(file)), text: message });
    const children = node
      .getChildren(file)
      .filter((child) => child.kind < ts.SyntaxKind.FirstJSDocNode || child.kind > ts.SyntaxKind.LastJSDocNode);
    if (children.length > 0) return children.forEach(visit);
    for (const find of [ts.getLeadingCommentRanges, ts.getTrailingCommentRanges])
      for (const range of find(code, node.getFullStart()) ?? []) comments.set(range.pos, range);
  };
  visit(file);

  return [
    ...found,
    ...joinLines(
      [...comments.values()].sort((a, b) => a.pos - b.pos),
      code,
      lineOf,
    ),
  ].sort((a, b) => a.line - b.line);
}

/** Returns the text of all comments. Line comments on consecutive lines are one text. */
function joinLines(ranges: readonly ts.CommentRange[], code: string, lineOf: (position: number) => number): Comment[] {
  const texts: { line: number; end: number; text: string; isDoc: boolean }[] = [];
  for (const { pos, end, kind } of ranges) {
    const raw = code.slice(pos, end);
    const line = lineOf(pos);
    const last = texts.at(-1);
    if (kind === ts.SyntaxKind.MultiLineCommentTrivia) {
      const text = raw
        .replace(/^\/\*+!?/, '')
        .replace(/\*+\/$/, '')
        .replaceAll(/^[ \t]*\*(?!\*) ?/gm, '');
      texts.push({ line, end: -1, text, isDoc: raw.startsWith('/**') });
    } else if (last?.end === line - 1 && isAlone(code, pos)) {
      last.text += `\n${raw.slice(2)}`;
      last.end = line;
    } else {
      texts.push({ line, end: line, text: raw.replace(/^\/\/+/, ''), isDoc: false });
    }
  }
  return texts.map(({ text, line, isDoc }) => ({ kind: 'comment', text, line, isDoc }));
}

/** Whether a comment is the first thing on its line. */
function isAlone(code: string, position: number): boolean {
  return code.slice(code.lastIndexOf('\n', position - 1) + 1, position).trim() === '';
}

/** Returns the text of a string that people read: a test name, or a sentence. */
function messageOf(node: ts.Node): string | undefined {
  const text = textOfString(node);
  if (text === undefined) return undefined;
  return isTestName(node) || (sentence.test(text) && /(?:^|\s)\p{Ll}{2,}(?=[\s.,:;?!]|$)/u.test(text))
    ? text
    : undefined;
}

function textOfString(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return withoutCode(node.text);
  if (!ts.isTemplateExpression(node)) return undefined;
  return withoutCode(node.head.text + node.templateSpans.map(({ literal }) => PLACEHOLDER + literal.text).join(''));
}

const withoutCode = (text: string) => text.replaceAll(/`[^`]*`|\bhttps?:\/\/\S+/g, PLACEHOLDER);

function isTestName({ parent }: ts.Node): boolean {
  if (!parent || !ts.isCallExpression(parent)) return false;
  let callee: ts.Expression = parent.expression;
  while (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) callee = callee.expression;
  return ts.isIdentifier(callee) && testCalls.has(callee.text);
}
