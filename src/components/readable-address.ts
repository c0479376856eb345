/** Stands for what is no text, as in the encoding standard. */
const replacement = '%EF%BF%BD';

/**
 * Puts a path right that cannot be decoded, or not twice: what is no UTF-8 becomes U+FFFD, as does an encoded `%`.
 *
 * @param path - as in `location.pathname`.
 * @returns the same path when nothing is wrong with it. It starts with one slash: two would name another host.
 */
export function readablePath(path: string): string {
  const single = path.replace(/^\/{2,}/, '/');
  return canBeDecoded(single, decodeURI) && canBeDecoded(decodeURI(single), decodeURI) ? single : repair(single);
}

/** The same for a hash, as in `location.hash`; it is decoded once. */
export function readableHash(hash: string): string {
  return canBeDecoded(hash, decodeURIComponent) ? hash : repair(hash);
}

function canBeDecoded(text: string, decode: (text: string) => string): boolean {
  try {
    decode(text);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

function repair(text: string): string {
  return text
    .replace(/%25|%(?![0-9a-f]{2})/gi, replacement)
    .replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => (canBeDecoded(bytes, decodeURIComponent) ? bytes : replacement));
}
