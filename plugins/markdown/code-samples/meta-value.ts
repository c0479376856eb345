/**
 * Reads a value such as `title="…"` from the text after the language of a fence.
 *
 * @returns undefined if the value is missing or empty.
 */
export function metaValue(meta: string, name: string): string | undefined {
  return new RegExp(String.raw`(?:^|\s)${name}="([^"]+)"`).exec(meta)?.[1];
}
