import type { Sdk } from '../../lib/sdks';
import { plainAnchor } from '../../lib/plain-anchor';

/**
 * Format version of the two search files. If the client script expects another version, the reader must reload the
 * page.
 */
export const FORMAT = 1;

/** Kind of page, as shown to the reader. */
export type DocKind = 'tutorial' | 'guide' | 'explanation' | 'web' | 'mobile' | 'server' | 'server-python';

/** Platform of a page. Each platform has its own SDK. */
export type Platform = Sdk;

/** A section: heading, text, and the heading ID unless it can be derived from the heading. */
export type SectionEntry = readonly [heading: string, text: string, anchor?: string];

/** A page of a version. */
export interface SearchDoc {
  /** Path within the version, without the version's prefix. */
  readonly path: string;
  readonly title: string;
  readonly kind: DocKind;
  readonly platforms?: readonly Platform[];
  /** Kind of the symbol that the page describes, such as "Hook". The headings of such a page are members. */
  readonly symbol?: string;
  readonly deprecated?: true;
  /** Version that added the symbol (section 0) or a member, unless it is in the oldest version. */
  readonly since?: readonly (readonly [section: number, version: string])[];
  /**
   * The first section is under the title and has no heading. The text has one line per paragraph, list item and table
   * row.
   */
  readonly sections: readonly SectionEntry[];
}

/**
 * A symbol or member that this version lacks: its name, the newest version that has it, and its location. If this
 * version removed the symbol or member, the entry also contains text about the replacement, which is empty if there is
 * none.
 */
export type ElsewhereEntry = readonly [name: string, version: string, url: string, instead?: string];

/** File that contains the searchable pages of a version. */
export interface DocumentsFile {
  readonly format: number;
  /** Hash of the content of both files; the same in both. */
  readonly build: string;
  readonly version: string;
  /** Path prefix of the version, such as `/next`; empty for the latest. */
  readonly prefix: string;
  readonly options: { readonly maxHits: number };
  readonly searchDocs: readonly SearchDoc[];
  readonly elsewhere: readonly ElsewhereEntry[];
}

/** Lowest character code that represents a page. Lower codes include the space and characters that JSON must escape. */
export const FIRST_CODE = 35;

/** Fields of a page, most important first. */
export const searchFields = ['title', 'parts', 'headings', 'body'] as const;
export type SearchField = (typeof searchFields)[number];

/**
 * The prebuilt index of a version: the terms in each field of each page.
 *
 * MiniSearch's own format spells out each page, field and count, which takes four times as many bytes. The worker
 * restores that format from this one.
 */
export interface IndexFile {
  readonly format: number;
  readonly build: string;
  /** All terms in code unit order, separated by spaces. */
  readonly terms: string;
  /**
   * For each term, its pages, followed by a space. Each page is a character whose code is {@link FIRST_CODE} plus the
   * number of pages skipped since the previous one. This takes a tenth less space than numbers in JSON.
   */
  readonly pages: string;
  /** For each page in `pages`, a hexadecimal digit. Bit n is set if field n contains the term. */
  readonly fields: string;
}

/** Returns the path of a section within its version. */
export function pathOf({ path, sections }: SearchDoc, section: number): string {
  const [heading, , anchor] = sections[section] ?? [''];
  return section === 0 ? path : `${path}#${anchor ?? plainAnchor(heading)}`;
}
