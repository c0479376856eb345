/** Derives the ID of a heading from its text. Most IDs match those of the framework's slugger. */
export function plainAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replace(/ /g, '-');
}
