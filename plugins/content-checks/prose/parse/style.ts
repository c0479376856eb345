import type { Comment } from './part';

/** Returns the comments of a style sheet. */
export function styleComments(css: string): Comment[] {
  return [...css.matchAll(/\/\*([\s\S]*?)\*\//g)].map(({ 1: text = '', index }) => ({
    kind: 'comment',
    line: css.slice(0, index).split('\n').length,
    text: text.replaceAll(/^[ \t]*\* ?/gm, ''),
    isDoc: false,
  }));
}
