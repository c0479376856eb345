/** Percent-encoded U+FFFD, which replaces bytes that are not UTF-8. */
const replacement = '%EF%BF%BD';

/**
 * Repairs a path that cannot be decoded twice: invalid UTF-8 and an encoded `%` become U+FFFD.
 *
 * @param path - as in `location.pathname`.
 * @returns the same path if it is valid. The path starts with a single slash, because two would refer to another host.
 */
export function readablePath(path: string): string {
  const single = path.replace(/^\/{2,}/, '/');
  return canBeDecoded(single, decodeURI) && canBeDecoded(decodeURI(single), decodeURI) ? single : repair(single);
}

/** Repairs a hash that the caller decodes once. The hash has the form of `location.hash`. */
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
