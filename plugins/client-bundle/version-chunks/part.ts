import type { PropSidebarItem, PropVersionMetadata } from '@docusaurus/plugin-content-docs';

/** What the site's data tell of a doc. */
export interface DocData {
  readonly id: string;
  readonly path: string;
  readonly sidebar: string;
}

/** What only the pages of one version need, written out. */
export interface VersionData {
  /** The docs in the order of the sidebar; then those that it lacks. */
  readonly docs: readonly DocData[];
  /** For each doc the names of the other versions that have it too, sorted. */
  readonly elsewhere: readonly (readonly string[])[];
  /** The props of the version's route, without titles and descriptions of all docs: only lists of cards would need them. */
  readonly version: Omit<PropVersionMetadata, 'docs'>;
}

/** The same in short, because it comes with every page of the version, and each page added makes it longer. */
export interface Part {
  /** Path of the version with a slash at its end. */
  readonly base: string;
  readonly sidebar: string;
  /** A line for each doc: how many folders it shares with the one before, and the rest of its id. */
  readonly ids: string;
  /** Names of other versions, sorted. */
  readonly others: readonly string[];
  /** For each doc a digit of base 32 for every {@link PER_DIGIT} of the others: its bits tell which of them have it. */
  readonly elsewhere: string;
  readonly version: Omit<VersionData['version'], 'docsSidebars'>;
  readonly items: readonly Item[];
}

/**
 * A number stands for so many symbols, one after the other: labelled as their id ends, with the class of symbols. A number
 * below zero stands for deprecated ones.
 */
export type Item = number | Link | Category;
export type Link = readonly [label: string];
export interface Category {
  readonly label: string;
  readonly items: readonly Item[];
  /** Set when the category has no page of its own. Otherwise that is the doc before its first item. */
  readonly bare?: true;
}

/** How many versions a digit of base 32 tells. */
export const PER_DIGIT = 5;

/** Class of the symbols in the menu, and of those that are deprecated. */
export const SYMBOL = 'sidebar-symbol';
export const DEPRECATED = `${SYMBOL} sidebar-deprecated`;

/** The last part of a doc's id. */
export const lastName = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** Path of a doc: its id below the version's path; an index has its folder's path, with a slash at the end. */
export const docPath = (base: string, id: string): string => base + id.replace(/(^|\/)index$/, '$1');

/** Writes out what {@link Part} has in short. */
export function writeOut(part: Part): VersionData {
  const docs = unfoldIds(part.ids).map((id) => ({ id, path: docPath(part.base, id), sidebar: part.sidebar }));
  const next = docs.values();
  return {
    docs,
    elsewhere: docs.map((_, doc) => versionsWith(doc, part)),
    version: { ...part.version, docsSidebars: { [part.sidebar]: sidebarItems(part.items, () => next.next().value) } },
  };
}

/** Names of the other versions that have a doc. */
function versionsWith(doc: number, { others, elsewhere }: Part): string[] {
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

/** Reads the ids of a part. */
export function unfoldIds(text: string): string[] {
  let folders: string[] = [];
  return text.split('\n').map((line) => {
    const names = [...folders.slice(0, Number(line[0])), ...line.slice(1).split('/')];
    folders = names.slice(0, -1);
    return names.join('/');
  });
}
