/**
 * Derives a search query from the last part of an unknown address. `screen-sharing` becomes two words, and `useCamera`
 * stays one.
 *
 * @param pathname - path of the address, percent-encoded.
 */
export function queryOf(pathname: string): string {
  const last = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return decoded(last)
    .replace(/[.](?:html?|mdx?)$/i, '')
    .replaceAll(/[-_+.\s]+/g, ' ')
    .trim();
}

/** Decodes a part of an address. Returns the text unchanged if it contains an invalid escape. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
