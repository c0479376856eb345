import type { Move } from './moves';

/** All addresses of the site, as the not-found page loads them. */
export interface RouteMap {
  /** Newest first. */
  readonly versions: readonly { readonly name: string; readonly prefix: string }[];
  /**
   * Path without the prefix of a version, a bit for each version that has it, and the title unless that is the last part
   * of the path. A path with different titles occurs once for each.
   */
  readonly pages: readonly (readonly [path: string, versions: number, title?: string])[];
  readonly moves: readonly Move[];
}
