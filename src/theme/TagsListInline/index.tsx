// Replaced: no page has tags, so the list would only add to every page's script and styles.
export default function TagsListInline(): null {
  return null;
}
