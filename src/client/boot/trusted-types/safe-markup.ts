/**
 * Elements that the site's own markup may contain. The site uses them for colors and links in code, table rows, list
 * items, diagrams, tables of contents and the announcement bar. Scripts, styles, frames and forms are not allowed.
 */
const elements = `a br code del div em figcaption figure li mark ol p pre s span strong sub sup tbody td th thead tr ul
  wbr circle defs desc ellipse g line marker path polygon polyline rect svg text title tspan`.split(/\s+/);
/** Any attribute except event handlers, styles and URLs. A link must use HTTP(S) or be relative. */
const attribute =
  '(?:\\s+(?!on|style|src|href|xlink|action|form)[a-z][\\w:-]*(?:="[^"<>]*")?|\\s+href="(?:https?:\\/\\/|[/#.])[^"<>]*")';
const ownTag = new RegExp(`^<(?:\\/(?:${elements.join('|')})|(?:${elements.join('|')})${attribute}*\\s*\\/?)>$`, 'i');

/**
 * Markup that React uses to create every script element. Browsers never run such an element, even if its content is set
 * later. The site uses this markup only for the breadcrumb data.
 */
const emptyScript = '<script></script>';

/**
 * Sanitizes markup by converting every tag that is not allowed into text.
 *
 * @param markup - HTML of an element's content.
 * @returns the same markup without scripts.
 */
export function safeMarkup(markup: string): string {
  if (markup === emptyScript) return markup;
  return markup.replace(/<(?:[^<>"]|"[^"<>]*")*>|</g, (tag) => (ownTag.test(tag) ? tag : escaped(tag)));
}

/** Converts a tag to text. Logs the tag, because the site may need an element that is missing from the list above. */
function escaped(tag: string): string {
  console.error(`Trusted Types: ${tag} was converted to text.`);
  return `&lt;${tag.slice(1)}`;
}
