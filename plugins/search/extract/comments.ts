/** Fewer words are a label, and not something that a reader would search. */
const leastWords = 4;

const comment = /\/\*\*?([\s\S]*?)\*\/|"""([\s\S]*?)"""|(?:^|\s)(?:\/\/|#) (.*)$/gm;

/**
 * The sentences in the comments of a sample: they say in words what the code does.
 *
 * @param code - TypeScript, Python, shell or anything else that has comments like theirs.
 */
export function commentsOf(code: string): string[] {
  return Array.from(code.matchAll(comment), ([, block, docstring, line]) =>
    (block ?? docstring ?? line ?? '')
      .replace(/^\s*\*/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ).filter((text) => text.split(' ').length >= leastWords && !text.startsWith('#'));
}
