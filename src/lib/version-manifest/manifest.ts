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

/** The version manifest: {@link VersionData} in a compact format. Every page of the version loads it. */
export interface Manifest {
  /** Path of the version with a trailing slash. */
  readonly base: string;
  readonly sidebar: string;
  /** A line for each doc: number of folders shared with the previous doc, and rest of the ID. */
  readonly ids: string;
  /** Names of other versions, sorted. */
  readonly others: readonly string[];
  /**
   * For each doc, a base-32 digit for every {@link PER_DIGIT} other versions: the bits of the digit indicate which of
   * those versions have the doc.
   */
  readonly elsewhere: string;
  readonly version: Omit<VersionData['version'], 'docsSidebars'>;
  readonly items: readonly Item[];
}

/**
 * Item of the sidebar. A positive number represents that many consecutive symbols. Their labels are the last parts of
 * their IDs, and they have the class for symbols. A negative number represents deprecated symbols.
 */
export type Item = number | Link | Category;
export type Link = readonly [label: string];
export interface Category {
  readonly label: string;
  readonly items: readonly Item[];
  /** Set if the category has no page. Otherwise, its page is the doc before its first item. */
  readonly bare?: true;
}

/** Number of versions that a base-32 digit encodes. */
export const PER_DIGIT = 5;

/** Classes for symbols and deprecated symbols in the sidebar. */
export const SYMBOL = 'sidebar-symbol';
export const DEPRECATED = `${SYMBOL} sidebar-deprecated`;

/** Returns the last part of a doc's ID. */
export const lastName = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/**
 * Returns the path of a doc: its ID below the version's path. An index has the path of its folder, with a trailing
 * slash.
 */
export const docPath = (base: string, id: string): string => base + id.replace(/(^|\/)index$/, '$1');

/** Restores the data of a {@link Manifest}. */
export function unpack(manifest: Manifest): VersionData {
  const docs = unfoldIds(manifest.ids).map((id) => ({
    id,
    path: docPath(manifest.base, id),
    sidebar: manifest.sidebar,
  }));
  const next = docs.values();
  return {
    docs,
    elsewhere: docs.map((_, doc) => versionsWith(doc, manifest)),
    version: {
      ...manifest.version,
      docsSidebars: { [manifest.sidebar]: sidebarItems(manifest.items, () => next.next().value) },
    },
  };
}

/** Returns the names of the other versions that have a doc. */
function versionsWith(doc: number, { others, elsewhere }: Manifest): string[] {
  const first = doc * Math.ceil(others.length / PER_DIGIT);
  const digit = (at: number) => parseInt(elsewhere.charAt(first + Math.floor(at / PER_DIGIT)), 32);
  return others.filter((_, at) => digit(at) & (1 << (at % PER_DIGIT)));
}

function sidebarItems(items: readonly Item[], nextDoc: () => DocData | undefined): PropSidebarItem[] {
  const link = (label?: string, className?: string): PropSidebarItem => {
    const { id, path } = nextDoc() ?? { id: '', path: '' };
    const item = { type: 'link', href: path, label: label ?? lastName(id), docId: id, unlisted: false } as const;
    return className === undefined ? item : { ...item, className };
  };
  return items.flatMap((item): PropSidebarItem[] => {
    if (typeof item === 'number')
      return Array.from({ length: Math.abs(item) }, () => link(undefined, item < 0 ? DEPRECATED : SYMBOL));
    if ('label' in item) {
      const href = !item.bare && nextDoc()?.path;
      const category = { type: 'category', label: item.label, collapsible: true, collapsed: true } as const;
      return [{ ...category, items: sidebarItems(item.items, nextDoc), ...(href && { href }) }];
    }
    return [link(item[0])];
  });
}

/** Restores the IDs of the docs in a manifest. */
export function unfoldIds(text: string): string[] {
  let folders: string[] = [];
  return text.split('\n').map((line) => {
    const names = [...folders.slice(0, Number(line[0])), ...line.slice(1).split('/')];
    folders = names.slice(0, -1);
    return names.join('/');
  });
}
