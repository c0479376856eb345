/** Older versions in which a page is different, newest first. Maps each version's name to the page's path in it. */
export type PageChanges = Readonly<Record<string, string>>;

/**
 * The part of a page's metadata that `plugins/page-exports/changes/` adds. Missing if the page is the same in all older
 * versions.
 */
export interface MetadataWithChanges {
  readonly changes?: PageChanges;
}
