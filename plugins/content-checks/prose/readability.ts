import retextEnglish from 'retext-english';
import retextReadability from 'retext-readability';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { Prose } from './prose';

/** Number of sentences in a file, and how many of them are hard to read. */
export interface Readability {
  readonly sentences: number;
  readonly hard: number;
}

const reader = unified().use(retextEnglish).use(retextReadability, { age: 16 }).freeze();

/**
 * Counts the sentences that most of seven formulas rate as hard to read for a 16-year-old, the plugin's default age.
 *
 * The formulas count long words, and API names are long, so the result is only printed.
 */
export function readabilityOf(prose: readonly Prose[]): Readability {
  const counts = prose.map(({ text }) => {
    const file = new VFile(text);
    const tree = reader.parse(file);
    reader.runSync(tree, file);
    let sentences = 0;
    visit(tree, 'SentenceNode', () => void (sentences += 1));
    return { sentences, hard: file.messages.length };
  });
  return {
    sentences: counts.reduce((sum, { sentences }) => sum + sentences, 0),
    hard: counts.reduce((sum, { hard }) => sum + hard, 0),
  };
}
