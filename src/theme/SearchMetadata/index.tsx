// Replaced: what the head told Algolia's crawler; this site has its own search.
export default function SearchMetadata(): null {
  return null;
}
