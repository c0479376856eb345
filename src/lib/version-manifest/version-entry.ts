import type { GeneratedRoute } from './generated-routes';

/** Data of a version in the entry bundle: enough to match its routes and to load its manifest. */
export interface VersionEntry {
  /** Name of the version in the site's data. */
  readonly name: string;
  /** Path of the version, with a trailing slash. */
  readonly base: string;
  /** Name of the chunk with the version's manifest. */
  readonly chunk: string;
  /** Key of the version's route in the table of chunk names. */
  readonly key: string;
  /** The only child of the version's route, without the pages that it contains. */
  readonly parent: GeneratedRoute;
  /** Name of the chunk with the component that all pages of the version use. */
  readonly page: string;
}
