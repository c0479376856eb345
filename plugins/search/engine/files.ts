import type { Sdk } from '../../api-reference/purposes';

/** The form of the two files. A reader's script that knows another form asks for a reload. */
export const FORMAT = 1;

/** What a page is, as the reader sees it. */
export type DocKind = 'tutorial' | 'guide' | 'explanation' | 'web' | 'mobile' | 'server';

/** The platform that a page is for: each has its SDK. */
export type Platform = Sdk;

/** A section: heading, text, and the id of the heading when it does not follow from its words. */
export type SectionEntry = readonly [heading: string, text: string, anchor?: string];

/** A page of a version. */
export interface SearchDoc {
  /** Its path in the version: without the version's prefix. */
  readonly path: string;
  readonly title: string;
  readonly kind: DocKind;
  readonly platforms?: readonly Platform[];
  /** What readers call the symbol that the page is about, such as "Hook". Then its headings are members. */
  readonly symbol?: string;
  readonly deprecated?: true;
  /** The first stands under the title and has no heading. The text has a line for each paragraph, item and row. */
  readonly sections: readonly SectionEntry[];
}

/** A symbol or member that this version does not have: its name, the newest version with it, and where. */
export type ElsewhereEntry = readonly [name: string, version: string, url: string];

/** The search-document file of a version. */
export interface DocumentsFile {
  readonly format: number;
  /** Hash of both files' content; the same in both. */
  readonly build: string;
  readonly version: string;
  /** What the paths of the version start with, such as `/next`; empty for the latest. */
  readonly prefix: string;
  readonly options: { readonly maxHits: number };
  readonly searchDocs: readonly SearchDoc[];
  readonly elsewhere: readonly ElsewhereEntry[];
}

/** Code of the character that stands for the next page; those before it are a space, and what JSON must escape. */
export const FIRST_CODE = 35;

/** What a page is found by, the most telling first. */
export const searchFields = ['title', 'parts', 'headings', 'body'] as const;
export type SearchField = (typeof searchFields)[number];

/**
 * The prebuilt index of a version: which terms are in which fields of which pages.
 *
 * MiniSearch's own form names each page, field and count in words, four times as many bytes; this one is what the worker
 * makes that form from.
 */
export interface IndexFile {
  readonly format: number;
  readonly build: string;
  /** All terms in code unit order, with a space between. */
  readonly terms: string;
  /**
   * For each term the pages that have it, with a space after each term: a page is the character whose code is
   * {@link FIRST_CODE} and the number of pages since the one before. Characters are a tenth shorter than numbers in JSON.
   */
  readonly pages: string;
  /** For each page in `pages` the fields: a hexadecimal digit, bit n for field n. */
  readonly fields: string;
  /** For each page in `pages` how often the term is in the body: a digit, 9 for more. */
  readonly counts: string;
  /** For each page the number of different terms in each field. */
  readonly lengths: readonly (readonly number[])[];
}

/** The path of a section in its version. */
export function pathOf({ path, sections }: SearchDoc, section: number): string {
  const [heading, , anchor] = sections[section] ?? [''];
  return section === 0 ? path : `${path}#${anchor ?? plainAnchor(heading)}`;
}

/** The id of a heading when it follows from its words; the framework's slugger gives the same for most headings. */
export function plainAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replace(/ /g, '-');
}
