import type { SearchDoc } from './files';
import { wordsOf } from './words';

/** Reads a page section by section: the terms of each heading and text. Remembers what it has read. */
export type SectionReader = (page: number) => readonly SectionTerms[];

/** What a section is found by. */
export interface SectionTerms {
  readonly heading: ReadonlySet<string>;
  /** Those of each paragraph, item and row. */
  readonly blocks: readonly ReadonlySet<string>[];
  /** Each heading, paragraph, item and row as words in lower case with spaces around. */
  readonly phrases: readonly string[];
}

/** The words of a text in lower case, with spaces around. */
function spoken(text: string): string {
  return ` ${wordsOf(text)
    .map(({ written }) => written)
    .join(' ')} `;
}

/** Reads sections of these pages. */
export function sectionReader(docs: readonly SearchDoc[]): SectionReader {
  const known = new Map<number, SectionTerms[]>();
  const termsOf = (text: string) => new Set(wordsOf(text).flatMap(({ terms }) => terms));
  return (page) => {
    let sections = known.get(page);
    if (!sections) {
      const doc = docs[page];
      sections = (doc?.sections ?? []).map(([heading, text], section) => ({
        heading: termsOf(section === 0 ? (doc?.title ?? '') : heading),
        blocks: text.split('\n').map(termsOf),
        phrases: [section === 0 ? (doc?.title ?? '') : heading, ...text.split('\n')].map(spoken),
      }));
      known.set(page, sections);
    }
    return sections;
  };
}
