import type { Move } from './moves';

/** All addresses of the site, as the not-found page loads them. */
export interface RouteMap {
  /** Newest first. */
  readonly versions: readonly { readonly name: string; readonly prefix: string }[];
  /**
   * Path without a version prefix, a bit for each version that has the page, and the title unless it equals the last
   * part of the path. A path with different titles occurs once for each title.
   */
  readonly pages: readonly (readonly [path: string, versions: number, title?: string])[];
  readonly moves: readonly Move[];
}
