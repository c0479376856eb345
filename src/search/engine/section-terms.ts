import type { SearchDoc } from './files';
import { wordsOf } from './words';

/** Reads the terms in each heading and text on a page, section by section, and caches them. */
export type SectionReader = (page: number) => readonly SectionTerms[];

/** Terms of a heading, paragraph, list item or table row. */
export interface Passage {
  readonly terms: ReadonlySet<string>;
  /** Words of the passage in lower case, separated and surrounded by spaces. */
  readonly spoken: string;
}

/** Terms of a section. */
export interface SectionTerms {
  readonly heading: Passage;
  readonly blocks: readonly Passage[];
  /** First cell of each row of a table in a section about troubleshooting, which describes a symptom. */
  readonly symptoms: readonly Passage[];
}

/** Creates a reader for the sections of the given pages. */
export function sectionReader(docs: readonly SearchDoc[]): SectionReader {
  const known = new Map<number, SectionTerms[]>();
  return (page) => {
    let sections = known.get(page);
    if (!sections) {
      const doc = docs[page];
      sections = (doc?.sections ?? []).map(([heading, text], section) => {
        const blocks = text.split('\n');
        return {
          heading: passageOf(section === 0 ? (doc?.title ?? '') : heading),
          blocks: blocks.map(passageOf),
          symptoms: heading === 'Troubleshooting' ? blocks.flatMap(firstCell).map(passageOf) : [],
        };
      });
      known.set(page, sections);
    }
    return sections;
  };
}

/** Returns the first cell of a table row; an empty list for a paragraph. */
function firstCell(block: string): string[] {
  const [first = '', ...others] = block.split(' – ');
  return others.length > 0 ? [first] : [];
}

function passageOf(text: string): Passage {
  const words = wordsOf(text);
  return {
    terms: new Set(words.flatMap(({ terms }) => terms)),
    spoken: ` ${words.map(({ written }) => written).join(' ')} `,
  };
}
