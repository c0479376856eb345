/**
 * The elements of the site's own markup: colours and links in code, rows of tables, items of lists, diagrams, names in
 * tables of contents, the bar at the top. No script, no style, no frame, no form.
 */
const elements = `a br code del div em figcaption figure li mark ol p pre s span strong sub sup tbody td th thead tr ul
  wbr circle defs desc ellipse g line marker path polygon polyline rect svg text title tspan`.split(/\s+/);
/** Any attribute but handlers, styles and addresses; and links that stay on http. */
const attribute =
  '(?:\\s+(?!on|style|src|href|xlink|action|form)[a-z][\\w:-]*(?:="[^"<>]*")?|\\s+href="(?:https?:\\/\\/|[/#.])[^"<>]*")';
const ownTag = new RegExp(`^<(?:\\/(?:${elements.join('|')})|(?:${elements.join('|')})${attribute}*\\s*\\/?)>$`, 'i');

/**
 * How React makes every script element: one that browsers do not run, whatever is put into it later. Ours are the data of
 * the breadcrumbs.
 */
const emptyScript = '<script></script>';

/**
 * Makes markup harmless: every tag that is not one of the site's own becomes text.
 *
 * @param markup - HTML of an element's content.
 * @returns the same markup, in which no script can be.
 */
export function safeMarkup(markup: string): string {
  if (markup === emptyScript) return markup;
  return markup.replace(/<(?:[^<>"]|"[^"<>]*")*>|</g, (tag) => (ownTag.test(tag) ? tag : escaped(tag)));
}

/** Also logged: an element that the site should have is missing in the list above. */
function escaped(tag: string): string {
  console.error(`Trusted Types: ${tag} was made text.`);
  return `&lt;${tag.slice(1)}`;
}
