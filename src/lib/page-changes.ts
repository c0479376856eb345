/** Older versions in which a page is different, newest first: name → path of the page there. */
export type PageChanges = Readonly<Record<string, string>>;

/** The part of a page's metadata that `plugins/page-exports/changes/` adds; missing if no older version is different. */
export interface MetadataWithChanges {
  readonly changes?: PageChanges;
}
