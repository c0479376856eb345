const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an XML or SVG element, or for an attribute with double quotes. */
export function escapeText(text: string): string {
  return text.replace(/[&<>"]/g, (char) => escapes[char] ?? char);
}
