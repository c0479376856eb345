// Replaced: the metadata is for Algolia's crawler; this site has its own search.
export default function SearchMetadata(): null {
  return null;
}
