import type { MergedAnswer } from '@site/src/search/engine/merge';

/** Request to the worker. If the text is empty, the worker only loads the files. */
export interface SearchRequest {
  readonly id: number;
  /** Folder of the files, with a slash at both ends. */
  readonly folder: string;
  /** Names of the versions to search, the reader's version first. */
  readonly versions: readonly string[];
  readonly text: string;
  /** Path of the reader's page, without the prefix of its version. */
  readonly from: string;
  /** Maximum number of pages. Defaults to the site's option. */
  readonly maxHits?: number;
}

/** Reason for a failure: the files cannot be loaded, or they are from a build that does not match this script or page. */
export type SearchFailure = 'unavailable' | 'outdated';

/** Response of the worker. */
export type SearchResponse =
  | { readonly id: number; readonly answer: MergedAnswer }
  | { readonly id: number; readonly failure: SearchFailure; readonly reason: string };
