import type { SymbolEntry } from '../../symbol-index';
import { escapeProse } from '../../render/markdown';
import { relativePage } from '../related';

/**
 * Returns a function that converts the Markdown of a page's docstrings to MDX.
 *
 * Names of other symbols and of their members link to their pages. Plain text is escaped; code is unchanged.
 */
export function linkedProse(page: SymbolEntry, entries: readonly SymbolEntry[]): (text: string) => string {
  return (text) => escapeProse(text).replaceAll(/`[^`]*`/g, (code) => linkedCode(code, page, entries));
}

function linkedCode(code: string, page: SymbolEntry, entries: readonly SymbolEntry[]): string {
  const [, name, member] = /^`(\w+)(?:\.(\w+))?`$/.exec(code) ?? [];
  const entry = entries.find((each) => each.name === name);
  const found = entry?.members.find((each) => each.name === member);
  if (entry && (member === undefined || found)) {
    const anchor = found ? `#${found.anchor}` : '';
    if (entry !== page) return `[${code}](${relativePage(page, entry)}${anchor})`;
    return anchor ? `[${code}](${anchor})` : code;
  }
  // A docstring refers to members of the same class by name alone.
  const own = member === undefined && page.members.find((each) => each.name === name);
  return own ? `[${code}](#${own.anchor})` : code;
}
