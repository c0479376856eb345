import type { Prose } from '../prose';

/** Patterns for the texts of a Mermaid diagram: its name, its description, and labels. All other texts are in quotes. */
const labels = [
  /^\s*acc(?:Title|Descr):\s*(.+)$/,
  /^\s*(?:participant|actor)\s+\w+\s+as\s+(.+)$/,
  /^\s*(?:note\s[^:]+|\w+\s*--?(?:>>|\)|x)\s*\w+\s*):\s*(.+)$/i,
  /^\s*(?:opt|loop|break|alt|else|par|and|critical|option)\s+(.+)$/,
];

/** Returns the text in a diagram. Line 1 is the first line of the diagram. */
export function diagramProse(source: string): Prose[] {
  return source.split('\n').flatMap((row, index) => {
    const label = labels.map((pattern) => pattern.exec(row)?.[1]).find((text) => text !== undefined);
    const texts = label === undefined ? [...row.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text) : [label];
    return texts.map((text) => ({
      kind: 'message' as const,
      line: index + 1,
      text: text.replaceAll(/<br ?\/?>/g, ' ').replaceAll('#quot;', '"'),
    }));
  });
}
