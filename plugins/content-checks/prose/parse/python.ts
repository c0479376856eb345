import type { Comment } from './part';

const string =
  /"""([\s\S]*?)"""|'''([\s\S]*?)'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#([^\n]*(?:\n[ \t]*#[^\n]*)*)/g;

/** Returns the docstrings and comments of a Python file. */
export function pythonComments(code: string): Comment[] {
  return [...code.matchAll(string)].flatMap(({ 1: double, 2: single, 3: comment, index }) => {
    const line = code.slice(0, index).split('\n').length;
    if (comment !== undefined) return { kind: 'comment', line, text: withoutHashes(comment), isDoc: false };
    const docstring = double ?? single;
    return docstring === undefined ? [] : { kind: 'comment', line, text: withoutSections(docstring), isDoc: true };
  });
}

const withoutHashes = (comment: string) => comment.replaceAll(/^[ \t]*#/gm, '');

/**
 * Removes the headings and names from Google-style docstrings, such as `Args:` and `name: `; each entry becomes a
 * paragraph.
 */
function withoutSections(docstring: string): string {
  return docstring
    .replaceAll(/^([ \t]*)(?:Args|Arguments|Attributes|Returns|Raises|Yields|Caveats|Example|Examples):[ \t]*$/gm, '')
    .replaceAll(/^[ \t]{4,}(?:\*{0,2}[\w.]+(?: \([^)]*\))?):[ \t]+/gm, '* ');
}
