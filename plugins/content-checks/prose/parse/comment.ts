import { PLACEHOLDER } from '../prose';

/** Comments that are instructions for a tool. */
const directive =
  /^\s*(?:eslint|prettier|@ts-|ts-|@vite|webpack|biome|c8|v8|noqa|type:|pyright|!\[?code|\[!code|#(?:end)?region|(?:end)?region\b|!\/|coding|@jsx)/i;

/** Tags of TSDoc whose text is a name or a value. */
const nameTags = /^\s*@(?:category|group|defaultValue|default|module|packageDocumentation|inheritDoc)\b[^\n]*/gm;

/**
 * Returns a comment's text as Markdown without TSDoc tags. The text that the reference shows stays on the same lines.
 * Returns an empty text for an instruction.
 */
export function commentMarkdown(text: string): string {
  if (directive.test(text)) return '';
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
