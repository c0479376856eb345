const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&#x3C;': '<',
  '&#x26;': '&',
};

/**
 * Returns highlighted code as text that compiles, without the lines that a diff removes.
 *
 * @param html - lines, each a `span` with the class `line`.
 */
export function copyableText(html: string): string {
  return copyableLines(html).replaceAll(
    /&(?:lt|gt|amp|quot|#39|#x27|#x3C|#x26);/g,
    (entity) => entities[entity] ?? entity,
  );
}

/** Returns the same lines as {@link copyableText}, still as HTML: `<` and `&` are entities. */
export function copyableLines(html: string): string {
  return (
    html
      .split('\n')
      .filter((line) => !/^<span class="line[^"]*\bremove\b/.test(line))
      .join('\n')
      .replaceAll(/<[^>]*>/g, '')
      // Removing a marker at the end of a line leaves the space before it.
      .replaceAll(/ +$/gm, '')
  );
}
