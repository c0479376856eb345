import type { GeneratedRoute } from './generated-routes';

/** Data of a version in the entry bundle: enough to match its routes and to load its manifest. */
export interface VersionEntry {
  /** Name of the version in the site's data. */
  readonly name: string;
  /** Its path with a trailing slash. */
  readonly base: string;
  /** Name of the chunk with its manifest. */
  readonly chunk: string;
  /** Key of its route in the table of chunk names. */
  readonly key: string;
  /** The only child of its route, which contains all pages, without the pages. */
  readonly parent: GeneratedRoute;
  /** The chunk with the component of each of its pages. */
  readonly page: string;
}
