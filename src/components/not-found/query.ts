/**
 * Returns the words to search for from an unknown address: its last part, in which `screen-sharing` is two words and
 * `useCamera` is one.
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

/** Decodes a part of an address. Invalid escapes are kept as they are. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
