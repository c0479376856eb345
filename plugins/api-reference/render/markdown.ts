/** Escapes plain text for MDX and table cells. */
export function escapeMdx(text: string): string {
  return text.replaceAll(/[\\`*_{}<>[\]|#~]/g, (character) => `\\${character}`);
}

/** Escapes the characters that have a meaning only in MDX, except in code. The text's Markdown keeps its meaning. */
export function escapeProse(markdown: string): string {
  return markdown.replaceAll(/`[^`]*`|[<{}]/g, (found) => (found.startsWith('`') ? found : `\\${found}`));
}

/** Writes a Markdown table, or an empty string if there are no rows. Undefined cells are empty. */
export function table(head: readonly string[], rows: readonly (readonly (string | undefined)[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly (string | undefined)[]) => `| ${cells.map((cell) => inCell(cell ?? '')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Converts Markdown to one line: paragraphs become line breaks, and pipes are escaped, in code too, as GFM requires. */
function inCell(markdown: string): string {
  return markdown
    .trim()
    .replaceAll(/(?<!\\)\|/g, '\\|')
    .replaceAll(/\n{2,}/g, '<br />')
    .replaceAll('\n', ' ');
}

/** Writes a type as colored inline code whose names link to their pages. */
export function typeCode(type: string): string {
  const text = `${type}{:ts}`;
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Joins blocks with blank lines and leaves out empty ones. */
export function blocks(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part): part is string => Boolean(part && part.trim())).join('\n\n');
}

/** Quotes a front matter value so that no character has a special meaning. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}
