import { excerptOf, firstSentenceOf, mark, type Marked } from './excerpt';
import { pathOf, type DocKind, type DocumentsFile, type Platform } from './files';
import type { FoundTerms } from './rank';

/** A matching section of a page. */
export interface SectionHit {
  readonly url: string;
  /** Undefined for the section under the title. */
  readonly heading?: Marked;
  readonly excerpt: Marked;
  /** Version that added the symbol or member. */
  readonly since?: string;
}

/** A matching page. */
export interface PageHit {
  readonly url: string;
  /** Path within the version, which is the same for the page in every version. */
  readonly path: string;
  readonly title: Marked;
  readonly kind: DocKind;
  /** Platforms of a guide. Empty for a symbol, because its kind already indicates the platform. */
  readonly platforms: readonly Platform[];
  /** Kind of the symbol that the page describes, such as "Hook". */
  readonly symbol?: string;
  readonly version: string;
  readonly deprecated?: true;
  /** Whether the query names the symbol that the page describes. */
  readonly isNamed: boolean;
  /** Best first; at least one. */
  readonly sections: readonly SectionHit[];
  /**
   * Score of the page; higher is better. Scores are comparable between versions. Symbols rank above everything else.
   */
  readonly score: number;
}

/** A page with the sections to show. */
export interface ChosenPage {
  readonly page: number;
  readonly score: number;
  /** Numbers of the sections, best first. */
  readonly sections: readonly number[];
  /** Whether the page is shown because the query names its symbol. */
  readonly isNamed: boolean;
}

/** Creates the search result for a page, with matches marked in titles and sentences. */
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
      const since = doc.since?.find(([number]) => number === section)?.[1];
      return {
        url: prefix + pathOf(doc, section),
        ...(section > 0 && { heading: mark(heading, weightOf) }),
        ...(since !== undefined && { since }),
        // The first sentence about a symbol is its summary.
        excerpt: isNamed ? mark(firstSentenceOf(text), weightOf) : excerptOf(text, weightOf),
      };
    }),
  };
}
