/** Derives the ID of a heading from its text. Most of these IDs match the IDs from the framework's slugger. */
export function plainAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replace(/ /g, '-');
}
