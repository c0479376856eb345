import { PLACEHOLDER } from '../prose';

/** Matches lines that are instructions for a tool. */
const directives =
  /^[ \t]*(?:eslint-(?:disable|enable)|prettier-ignore|@ts-|@vite-ignore|webpackChunkName:|noqa|type: ignore|pyright:|\[!code|#(?:end)?region\b|(?:end)?region(?: [\w-]+)?[ \t]*$|!\/).*/gm;

/** Tags of TSDoc whose text is a name or a value. */
const nameTags = /^\s*@(?:category|group|defaultValue|default|module|packageDocumentation|inheritDoc)\b[^\n]*/gm;

/**
 * Returns a comment's text as Markdown without TSDoc tags and instructions for tools. The text that the reference shows
 * stays on the same lines.
 */
export function commentMarkdown(text: string): string {
  return (
    text
      .replaceAll(directives, '')
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
