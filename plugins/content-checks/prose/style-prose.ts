import { commentProse } from './comment-prose';
import type { Prose } from './prose';

/** Returns the comments of a style sheet. */
export function styleProse(css: string): Prose[] {
  return [...css.matchAll(/\/\*([\s\S]*?)\*\//g)].flatMap(({ 1: text = '', index }) =>
    commentProse(text.replaceAll(/^[ \t]*\* ?/gm, ''), css.slice(0, index).split('\n').length, false),
  );
}
