/** Shorter comments are labels, which readers do not search for. */
const leastWords = 4;

const comment = /\/\*\*?([\s\S]*?)\*\/|"""([\s\S]*?)"""|(?:^|\s)(?:\/\/|#) (.*)$/gm;

/**
 * Extracts the sentences from the comments of a sample, because they describe the code in words.
 *
 * @param code - TypeScript, Python, shell or any language with the same comment syntax.
 */
export function commentsOf(code: string): string[] {
  return Array.from(code.matchAll(comment), ([, block, docstring, line]) =>
    (block ?? docstring ?? line ?? '')
      .replace(/^\s*\*/gm, '')
      .replace(/\s+/g, ' ')
      .trim(),
  ).filter((text) => text.split(' ').length >= leastWords && !text.startsWith('#'));
}
