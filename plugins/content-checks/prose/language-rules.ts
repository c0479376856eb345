import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Prose } from './prose';
import type { Finding } from './word-list';

const rules = unified()
  .use(retextEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .freeze();

/** Finds repeated words, wrong articles and redundant acronyms. */
export function findLanguageProblems({ text }: Prose): Finding[] {
  const file = new VFile(text);
  rules.runSync(rules.parse(file), file);
  return file.messages.map(({ reason, place, actual, expected, source }) => {
    const span = place && 'start' in place ? place : undefined;
    const start = span?.start.offset ?? 0;
    return {
      start,
      end: span?.end.offset ?? start + (actual?.length ?? 1),
      what: `${reason} (${source}).`,
      fix: expected?.length ? `Write: ${expected.join(', or ')}.` : 'Remove it.',
    };
  });
}
