/**
 * Writes text as a code block in Markdown. The fence is longer than all fences in the text, so they do not close it.
 *
 * @param language - language of the code block, such as `diff`.
 */
export function fenced(text: string, language: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}${language}\n${text}\n${fence}`;
}
