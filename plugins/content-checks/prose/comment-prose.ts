import { markdownProse } from './markdown-prose';
import { PLACEHOLDER, type Prose } from './prose';

/** Comments that are instructions for a tool. */
const directive =
  /^\s*(?:eslint|prettier|@ts-|ts-|@vite|webpack|biome|c8|v8|noqa|type:|pyright|!\[?code|\[!code|#(?:end)?region|(?:end)?region\b|!\/|coding|@jsx)/i;

/** Tags of TSDoc whose text is a name or a value. */
const nameTags = /^\s*@(?:category|group|defaultValue|default|module|packageDocumentation|inheritDoc)\b[^\n]*/gm;

/**
 * Returns the prose of a comment.
 *
 * @param text - text without comment markers; each line break corresponds to one in the file.
 * @param line - line on which the text starts.
 * @param isDoc - whether the comment's first paragraph is the summary of a symbol or module.
 */
export function commentProse(text: string, line: number, isDoc: boolean): Prose[] {
  if (directive.test(text)) return [];
  const prose = markdownProse(withoutTags(text)).map((entry) => ({ ...entry, line: entry.line + line - 1 }));
  const [first, ...rest] = prose;
  return isDoc && first?.kind === 'text' ? [{ ...first, kind: 'summary' }, ...rest] : prose;
}

/** Replaces TSDoc tags with the text that the reference shows, on the same lines. */
function withoutTags(text: string): string {
  return (
    text
      .replaceAll(
        /\{@\w+ ([^}|]*?)(?:\|([^}]*))?\}/g,
        (_, name: string, label?: string) => label?.trim() ?? `\`${name}\``,
      )
      // A sample may follow its tag without a fence.
      .replaceAll(/^\s*@example[^\n]*\n(?:(?!\s*@|\s*```)[^\n]*\n?)*/gm, (sample) => sample.replaceAll(/[^\n]/g, ''))
      .replaceAll(nameTags, '')
      // Each tag becomes a list item, so that its text is separate even without an empty line before it.
      .replaceAll(/^\s*@(?:param|property|typeParam|template)\s+(?:\{[^}]*\}\s+)?(\S+)(?:\s+-)?\s*/gm, '* ')
      .replaceAll(/^\s*@\w+\s*(?:\{[^}]*\})?\s*/gm, '* ')
      .replaceAll(/\bhttps?:\/\/\S+/g, PLACEHOLDER)
      // Markdown treats text with four spaces before it as code.
      .replaceAll(/^[ \t]{4,}/gm, '   ')
  );
}
