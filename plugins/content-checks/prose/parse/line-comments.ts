import type { Comment } from './part';

/**
 * Returns the comments from a marker to the end of the line. Comments on consecutive lines are one text.
 *
 * @param marker - the characters that start a comment.
 */
export function lineComments(code: string, marker: '#' | '//' | '--'): Comment[] {
  // Inside a word, a marker is part of a URL or a name. `#!` names an interpreter, and Ruby's `#{` starts a value.
  const comments = new RegExp(String.raw`(?<=^|\s)${marker}(?![!{]).*(?:\n[ \t]*${marker}.*)*`, 'g');
  // A comment may repeat the marker's last character, as in `///`.
  const markers = new RegExp(String.raw`^[ \t]*${marker}${marker.at(-1)}*`, 'gm');
  return [...code.matchAll(comments)].map(({ 0: comment, index }) => ({
    kind: 'comment',
    line: code.slice(0, index).split('\n').length,
    text: comment.replaceAll(markers, ''),
    isDoc: false,
  }));
}
