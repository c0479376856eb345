import type { Prose } from '../prose';
import { commentMarkdown } from './comment';
import { markdownParts } from './markdown';
import type { Comment, Part, Sample } from './part';
import { sampleParts } from './sample';

/**
 * Returns the prose of a file's parts. The function is recursive: comments contain Markdown, Markdown contains samples,
 * and samples contain comments.
 */
export function proseOfParts(parts: readonly Part[]): Prose[] {
  return parts.flatMap(proseOf).filter(({ text }) => /\p{L}/u.test(text));
}

function proseOf(part: Part): Prose | Prose[] {
  if (part.kind === 'comment') return commentProse(part);
  return part.kind === 'sample' ? moved(proseOfParts(sampleParts(part)), part) : part;
}

function commentProse(comment: Comment): Prose[] {
  const prose = moved(proseOfParts(markdownParts(commentMarkdown(comment.text))), comment);
  const [first, ...rest] = prose;
  return comment.isDoc && first?.kind === 'text' ? [{ ...first, kind: 'summary' }, ...rest] : prose;
}

/** Converts lines of a part's text into lines of the file. */
function moved(prose: readonly Prose[], { line }: Comment | Sample): Prose[] {
  return prose.map((entry) => ({ ...entry, line: entry.line + line - 1 }));
}
