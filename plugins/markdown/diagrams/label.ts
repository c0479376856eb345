import type { Label } from './model';

const entities: Readonly<Record<string, string>> = { amp: '&', gt: '>', lt: '<', nbsp: ' ', quot: '"' };

/** Decodes Mermaid's escapes for characters that would end the text, such as `#quot;` and `#35;`. */
function decode(text: string): string {
  return text.replace(/#(?:(\d{1,6})|(\w+));/g, (whole, number: string | undefined, name: string | undefined) => {
    if (number) return String.fromCodePoint(Number(number));
    return entities[name ?? ''] ?? whole;
  });
}

/**
 * Reads a text in a diagram, with or without surrounding quotes.
 *
 * @returns its lines, separated by `<br/>` in the source.
 */
export function labelOf(text: string): Label {
  const inner = /^"([\s\S]*)"$/.exec(text.trim())?.[1] ?? text;
  return inner
    .split(/<br\s*\/?>/i)
    .map((line) => decode(line).replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}
