import type { SearchDoc } from './files';
import { wordsOf } from './words';

/** Reads a page section by section: the terms of each heading and text. Remembers what it has read. */
export type SectionReader = (page: number) => readonly SectionTerms[];

/** What a heading, a paragraph, an item or a row is found by. */
export interface Passage {
  readonly terms: ReadonlySet<string>;
  /** Its words in lower case, with spaces around. */
  readonly spoken: string;
}

/** What a section is found by. */
export interface SectionTerms {
  readonly heading: Passage;
  readonly blocks: readonly Passage[];
}

/** Reads sections of these pages. */
export function sectionReader(docs: readonly SearchDoc[]): SectionReader {
  const known = new Map<number, SectionTerms[]>();
  return (page) => {
    let sections = known.get(page);
    if (!sections) {
      const doc = docs[page];
      sections = (doc?.sections ?? []).map(([heading, text], section) => ({
        heading: passageOf(section === 0 ? (doc?.title ?? '') : heading),
        blocks: text.split('\n').map(passageOf),
      }));
      known.set(page, sections);
    }
    return sections;
  };
}

function passageOf(text: string): Passage {
  const words = wordsOf(text);
  return {
    terms: new Set(words.flatMap(({ terms }) => terms)),
    spoken: ` ${words.map(({ written }) => written).join(' ')} `,
  };
}
