import { commentProse } from './comment-prose';
import type { Prose } from './prose';

const string =
  /"""([\s\S]*?)"""|'''([\s\S]*?)'''|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#([^\n]*(?:\n[ \t]*#[^\n]*)*)/g;

/** Returns the docstrings and comments of a Python file. */
export function pythonProse(code: string): Prose[] {
  return [...code.matchAll(string)].flatMap(({ 1: double, 2: single, 3: comment, index }) => {
    const line = code.slice(0, index).split('\n').length;
    if (comment !== undefined) return commentProse(comment.replaceAll(/^[ \t]*#/gm, ''), line, false);
    const docstring = double ?? single;
    return docstring === undefined ? [] : commentProse(withoutSections(docstring), line, true);
  });
}

/** Returns the comments that start with `#`, as in shell code. */
export function hashCommentProse(code: string): Prose[] {
  return [...code.matchAll(/(?<=^|\s)#(?!!)(.*(?:\n[ \t]*#.*)*)/g)].flatMap(({ 1: text = '', index }) =>
    commentProse(text.replaceAll(/^[ \t]*#/gm, ''), code.slice(0, index).split('\n').length, false),
  );
}

/**
 * Removes the headings and names from Google-style docstrings, such as `Args:` and `name: `; each entry becomes a
 * paragraph.
 */
function withoutSections(docstring: string): string {
  return docstring
    .replaceAll(/^([ \t]*)(?:Args|Arguments|Attributes|Returns|Raises|Yields|Caveats|Example|Examples):[ \t]*$/gm, '')
    .replaceAll(/^[ \t]{4,}(?:\*{0,2}[\w.]+(?: \([^)]*\))?):[ \t]+/gm, '* ');
}
