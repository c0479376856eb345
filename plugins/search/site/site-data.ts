/** Name of the plugin: the key of its data in the site's data. */
export const PLUGIN = 'search';

/** The files of a version. */
export interface FileNames {
  readonly documents: string;
  readonly index: string;
}

/** The files of all versions, by the name of a version. */
export type FileNamesByVersion = Readonly<Record<string, FileNames>>;

/** Name of the chunk with the worker. The bundler reads it where the worker is started, so it stands there once more. */
export const WORKER = 'search';

/** What the site's data says about search. */
export interface SearchSiteData {
  /** Where the files are, with slashes around. */
  readonly folder: string;
  /** The latest version first. */
  readonly versions: readonly {
    readonly name: string;
    /** What the paths of the version start with; empty for the latest. */
    readonly prefix: string;
  }[];
  /** Where a reader reports what is missing. */
  readonly issuesUrl: string;
}
