import { excerptOf, firstSentenceOf, mark, type Marked } from './excerpt';
import { pathOf, type DocKind, type DocumentsFile, type Platform } from './files';
import type { FoundTerms } from './rank';

/** A section of a page that matches. */
export interface SectionHit {
  readonly url: string;
  /** Undefined for what stands under the title. */
  readonly heading?: Marked;
  readonly excerpt: Marked;
}

/** A page that matches. */
export interface PageHit {
  readonly url: string;
  /** Its path in the version, the same for the page in every version. */
  readonly path: string;
  readonly title: Marked;
  readonly kind: DocKind;
  /** The platforms that a guide is for; a reference page has its platform in its kind. */
  readonly platforms: readonly Platform[];
  /** What readers call the symbol that the page is about, such as "Hook". */
  readonly symbol?: string;
  readonly version: string;
  readonly deprecated?: true;
  /** Whether the query names the symbol that the page is about. */
  readonly isNamed: boolean;
  /** The best first; at least one. */
  readonly sections: readonly SectionHit[];
  /** The larger, the better; comparable between versions. Symbols stand above everything else. */
  readonly score: number;
}

/** A page with the sections to show. */
export interface ChosenPage {
  readonly page: number;
  readonly score: number;
  /** Numbers of sections, the best first. */
  readonly sections: readonly number[];
  /** Whether the page is shown because the query names its symbol. */
  readonly isNamed: boolean;
}

/** Makes what is shown of a page: titles and sentences with the terms that were found marked. */
export function hitOf(
  { page, score, sections, isNamed }: ChosenPage,
  { searchDocs, version, prefix }: DocumentsFile,
  terms: FoundTerms,
): PageHit {
  const doc = searchDocs[page]!;
  const weightOf = (term: string) => terms.get(term) ?? 0;
  return {
    url: prefix + doc.path,
    path: doc.path,
    title: mark(doc.title, weightOf),
    kind: doc.kind,
    platforms: doc.symbol ? [] : (doc.platforms ?? []),
    ...(doc.symbol && { symbol: doc.symbol }),
    version,
    ...(doc.deprecated && { deprecated: true }),
    score,
    isNamed,
    sections: sections.map((section) => {
      const [heading, text] = doc.sections[section]!;
      return {
        url: prefix + pathOf(doc, section),
        ...(section > 0 && { heading: mark(heading, weightOf) }),
        // Of a symbol the first sentence says what it is.
        excerpt: isNamed ? mark(firstSentenceOf(text), weightOf) : excerptOf(text, weightOf),
      };
    }),
  };
}
