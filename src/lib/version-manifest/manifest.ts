import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';

/** Data of a doc. */
export interface DocData {
  readonly id: string;
  readonly path: string;
  readonly sidebar: string;
}

/** Data that only the pages of one version need. */
export interface VersionData {
  /** The docs in the order of the sidebar, followed by docs that are not in it. */
  readonly docs: readonly DocData[];
  /** For each doc, the names of the other versions that also have it, sorted. */
  readonly elsewhere: readonly (readonly string[])[];
  /** Props of the version's route. Omits titles and descriptions of docs, which only card lists need. */
  readonly version: Omit<PropVersionMetadata, 'docs'>;
}

/** The version manifest: {@link VersionData} without what follows from a doc's ID. Every page of the version loads it. */
export interface Manifest {
  /** Path of the version with a trailing slash. */
  readonly base: string;
  readonly version: Omit<VersionData['version'], 'docsSidebars'>;
  /** Name of the sidebar. */
  readonly sidebar: string;
  readonly items: readonly Item[];
  /** IDs of the docs that are not in the sidebar. */
  readonly others: readonly string[];
  readonly elsewhere: VersionData['elsewhere'];
}

/**
 * Item of the sidebar. A string is the ID of a symbol that is not deprecated; most items are such symbols, and their
 * labels follow from their IDs.
 */
export type Item = string | LabeledItem;

/** A link to a doc in the sidebar, or a category, which has items. A category without a page has no ID. */
export interface LabeledItem {
  readonly id?: string;
  readonly label: string;
  readonly className?: string;
  readonly items?: readonly Item[];
}

/** Restores the label and the class of a symbol. */
export const symbolItem = (id: string): LabeledItem => ({
  id,
  label: id.slice(id.lastIndexOf('/') + 1),
  className: 'sidebar-symbol',
});

/**
 * Returns the path of a doc: its ID below the version's path. An index has the path of its folder, with a trailing
 * slash.
 */
export const docPath = (base: string, id: string): string => base + id.replace(/(^|\/)index$/, '$1');

/** Returns the IDs of the docs in a sidebar, in order. The page of a category precedes the category's items. */
export const idsOfItems = (items: readonly Item[]): string[] =>
  items.flatMap((item) => {
    if (typeof item === 'string') return item;
    return [...(item.id === undefined ? [] : [item.id]), ...idsOfItems(item.items ?? [])];
  });

/** Restores the data of a {@link Manifest}. */
export function unpack({ base, version, sidebar, items, others, elsewhere }: Manifest): VersionData {
  const ids = [...idsOfItems(items), ...others];
  return {
    docs: ids.map((id) => ({ id, path: docPath(base, id), sidebar })),
    elsewhere,
    version: { ...version, docsSidebars: { [sidebar]: items.map((item) => sidebarItem(base, item)) } },
  };
}

function sidebarItem(base: string, item: Item): PropSidebarItem {
  const { id, label, className, items } = typeof item === 'string' ? symbolItem(item) : item;
  const shown = { label, ...(className !== undefined && { className }) };
  const href = id === undefined ? {} : { href: docPath(base, id) };
  if (items) {
    const children = items.map((item) => sidebarItem(base, item));
    return { type: 'category', ...shown, ...href, collapsible: true, collapsed: true, items: children };
  }
  return { type: 'link', ...shown, href: docPath(base, id ?? ''), docId: id ?? '', unlisted: false };
}
