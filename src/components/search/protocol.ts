import type { MergedAnswer } from '@site/plugins/search/engine/merge';

/** What the page asks the worker. Without a text it only loads. */
export interface SearchRequest {
  readonly id: number;
  /** Folder of the files, with slashes around. */
  readonly folder: string;
  /** Names of the versions to search, the reader's first. */
  readonly versions: readonly string[];
  readonly text: string;
  /** Path of the page that the reader comes from, without the prefix of its version. */
  readonly from: string;
  /** The most pages; the site's option when left out. */
  readonly maxHits?: number;
}

/** Why there is no answer: the files cannot be had, or they are of a form that this script does not know. */
export type SearchFailure = 'unavailable' | 'outdated';

/** What the worker answers. */
export type SearchResponse =
  | { readonly id: number; readonly answer: MergedAnswer }
  | { readonly id: number; readonly failure: SearchFailure; readonly reason: string };
