/** Makes plain text safe inside MDX and inside a table's cell. */
export function escapeMdx(text: string): string {
  return text.replaceAll(/[\\`*_{}<>[\]|#~]/g, (character) => `\\${character}`);
}

/** A table; cells are Markdown, and empty when undefined. Without rows there is no table. */
export function table(head: readonly string[], rows: readonly (readonly (string | undefined)[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly (string | undefined)[]) => `| ${cells.map((cell) => inCell(cell ?? '')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Markdown on one line: paragraphs become line breaks, and the pipe inside code is escaped as GFM wants it. */
function inCell(markdown: string): string {
  return markdown
    .trim()
    .replaceAll(/(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)/g, (code) => code.replaceAll(/(?<!\\)\|/g, '\\|'))
    .replaceAll(/\n{2,}/g, '<br />')
    .replaceAll('\n', ' ');
}

/** A type as coloured inline code whose names lead to their pages. */
export function typeCode(type: string): string {
  const text = `${type}{:ts}`;
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** Blocks separated by blank lines; empty ones are left out. */
export function blocks(...parts: readonly (string | false | undefined)[]): string {
  return parts.filter((part): part is string => Boolean(part && part.trim())).join('\n\n');
}

/** A value of front matter, quoted so that no character has a meaning. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}
