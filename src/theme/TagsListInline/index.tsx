// Replaced: no page has tags, and the list that is never shown was in the script of every page.
export default function TagsListInline(): null {
  return null;
}
