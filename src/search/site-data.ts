/** Name of the search plugin, which is also the key of its data in the site's data. */
export const PLUGIN = 'search';

/** Names of the search files of a version. */
export interface FileNames {
  readonly documents: string;
  readonly index: string;
}

/** Names of the search files of all versions, by version name. */
export type FileNamesByVersion = Readonly<Record<string, FileNames>>;

/** Search settings in the site's data. */
export interface SearchSiteData {
  /** Folder of the search files, with leading and trailing slashes. */
  readonly folder: string;
  /** Latest version first. */
  readonly versions: readonly {
    readonly name: string;
    /** Path prefix of the version; empty for the latest. */
    readonly prefix: string;
  }[];
  /** URL of the form for reporting missing content. */
  readonly issuesUrl: string;
}
